import { type AnyServerGame, configFrom, startServer } from '@sightline/server';
import { skirmish } from '@sightline/small-games';

/** The server with one more game on the shelf: the endless skirmish, which is there to be measured. */
const shelf: AnyServerGame = {
  title: 'Skirmish',
  game: skirmish,
  bots: {},
  setup: () => ({ endless: true }),
  abridged: () => null,
  preset: () => null,
  sides: () => [0, 1],
};

const server = await startServer(configFrom(process.env), { skirmish: shelf });
console.log(`The skirmish is at ${server.address}`);
process.on('SIGTERM', () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
