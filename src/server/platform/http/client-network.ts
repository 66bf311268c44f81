import { isIP } from 'node:net';

const HEXTETS = 8;

/**
 * The key by which limits count a network address: an IPv4 address by itself, an IPv6 address by its network of 64
 * bits, since its owner has all of that. Anything else is unchanged. A closed connection has none.
 */
export function clientNetwork(address: string | undefined): string {
  const plain = address?.split('%', 1)[0] ?? '';
  if (isIP(plain) !== 6) return address ?? '';
  const hextets = hextetsOf(plain);
  const [high, low] = hextets.slice(6).map((text) => Number.parseInt(text, 16));
  const isMapped = hextets.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped && high !== undefined && low !== undefined) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  return `${hextets.slice(0, 4).join(':')}::/64`;
}

/** The eight parts of an IPv6 address, without leading zeros, in lower case. */
function hextetsOf(address: string): readonly string[] {
  // The parser of web addresses knows every spelling and gives the shortest.
  const shortest = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [before = [], after] = shortest.split('::').map((part) => (part === '' ? [] : part.split(':')));
  if (after === undefined) return before;
  return [...before, ...Array<string>(HEXTETS - before.length - after.length).fill('0'), ...after];
}
