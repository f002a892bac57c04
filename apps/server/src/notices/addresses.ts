import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/**
 * Push services are named by whoever subscribes, and this server then calls them: it must not be led to where only it
 * gets to.
 */
const inside = { 4: new BlockList(), 6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside[4].addSubnet(net, bits, 'ipv4');
// Everything but what is given out to the public; of that, the tunnels to addresses of the old kind, and the examples.
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside[6].addSubnet(net, bits, 'ipv6');

/** Whether an address is not of the public network. */
export const isInside = (address: string): boolean =>
  isIPv6(address) ? inside[6].check(address, 'ipv6') : inside[4].check(address, 'ipv4');

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
