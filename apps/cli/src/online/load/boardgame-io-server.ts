import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { endless } from './endless-boardgame-io.ts';

/** boardgame.io's own server with the endless skirmish, all in memory. */
const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server(o: { games: unknown[]; origins: unknown[] }): {
    run(port: number): Promise<{ appServer: HttpServer }>;
  };
  Origins: { LOCALHOST: unknown };
};

// What it says of itself and of every request is not asked for.
const { log } = console;
console.log = () => {};
console.info = () => {};
const { appServer } = await Server({ games: [endless], origins: [Origins.LOCALHOST] }).run(0);
const { port } = appServer.address() as AddressInfo;
log(`boardgame.io is at http://127.0.0.1:${port}/`);
process.on('SIGTERM', () => process.exit(0));
