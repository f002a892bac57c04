import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isInside } from '../limits/network.ts';

/*
 * Push services are named by whoever subscribes, and this server then calls them: it must not be led to where only it
 * gets to.
 */

/** Whether a push service may be there: https, at a public name, at the usual port. */
export function mayBePushed(endpoint: string, loopback: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (loopback && hostname === '127.0.0.1') return true;
  const host = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    isIP(host.replace(/^\[|\]$/g, '')) === 0 &&
    host.includes('.') &&
    !/\.(localhost|local|internal|lan|home|corp|test|invalid|onion|arpa)$/.test(host)
  );
}

/** Resolves names as usual, and then refuses to go where a public name should not lead. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const bad = found.find(({ address }) => isInside(address));
    if (bad || found.length === 0) return done(new Error(`${hostname} is not a public address`), '');
    if (options.all === true) done(null, found);
    else done(null, found[0].address, found[0].family);
  });
};
