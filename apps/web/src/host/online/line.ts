import type { Line } from './wire.ts';

/** The browser's own sockets and timers. */
export const socketLine: Line = {
  connect(end) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    socket.onopen = () => end.opened();
    socket.onmessage = ({ data }) => end.message(String(data));
    socket.onclose = () => end.closed();
    return socket;
  },
  // Not randomUUID, which browsers keep for pages that came over https.
  name: () =>
    [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join(''),
  random: () => Math.random(),
  elapsed: () => performance.now(),
  later(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
