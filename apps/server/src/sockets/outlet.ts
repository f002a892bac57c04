import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ClientSocket } from './connection.ts';
import { frameOf } from './frame.ts';

/** So long somebody who is shown out has to say goodbye. */
const PARTING_MS = 2_000;

/**
 * What goes out by one socket. All that it gets in one turn of the event loop leaves in one piece: each piece is a call
 * of the system, and with thousands of small frames those are what a server mostly does.
 */
export class Outlet implements ClientSocket {
  private readonly ws: WebSocket;
  private readonly socket: Duplex;
  private held = '';

  constructor(ws: WebSocket, socket: Duplex) {
    this.ws = ws;
    this.socket = socket;
  }

  /** Bytes that the client has not taken yet. */
  get unsent(): number {
    return this.socket.writableLength + this.held.length;
  }

  send(text: string): void {
    if (this.held === '') holding(this);
    this.held += frameOf(text);
  }

  /** A goodbye, which `ws` sends by itself, comes after what was sent before. */
  close(code: number, why: string): void {
    this.letGo();
    this.ws.close(code, why);
    setTimeout(() => this.ws.terminate(), PARTING_MS).unref();
  }

  letGo(): void {
    const { held } = this;
    this.held = '';
    if (held !== '' && this.ws.readyState === this.ws.OPEN) this.socket.write(held, 'latin1');
  }
}

let outlets: Outlet[] = [];

function holding(outlet: Outlet): void {
  if (outlets.length === 0) setImmediate(letAllGo);
  outlets.push(outlet);
}

function letAllGo(): void {
  const all = outlets;
  outlets = [];
  for (const outlet of all) outlet.letGo();
}
