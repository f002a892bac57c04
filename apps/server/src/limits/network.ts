import { BlockList, isIPv6 } from 'node:net';

/** So many homes may be behind what is given out to one customer before it is taken for one. */
const HOMES = 20;

/**
 * The networks that an address is in, and how many homes' worth of anything each is good for: its home; and of the new
 * kind, what one customer may have, up to 2^16 homes. What is no address stands for itself.
 */
export function networks(address: string): readonly { readonly name: string; readonly times: number }[] {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (old) return [{ name: old[1], times: 1 }];
  if (!isIPv6(address)) return [{ name: address, times: 1 }];
  const [head, tail] = address.split('%')[0].split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last].map((g) =>
    Number.parseInt(g, 16).toString(16),
  );
  return [
    { name: groups.slice(0, 4).join(':'), times: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, times: HOMES },
  ];
}

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
