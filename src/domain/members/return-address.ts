import { browserAddress, isOwnPath } from '../links/browser-address.ts';

const START = '/account';
/** An internal link is shorter (LINK-33). */
const MAX_LENGTH = 150;

/**
 * Where somebody gets after signing in (MEMB-23): the page first asked for, an internal link of the same site; anything
 * else leads to the account. Pages that are about signing in itself lead there too.
 */
export function returnAddress(asked: string): string {
  if (asked.length >= MAX_LENGTH || !isOwnPath(asked)) return START;
  const address = browserAddress(asked);
  // Nothing that a header could not carry, and nothing that leads back to signing in.
  if (!/^[\x21-\x7e]+$/.test(address)) return START;
  return /^\/(?:account\/(?:login|signup|code|forgot|link)|api|config)(?:[/?#]|$)/i.test(address)
    ? START
    : address;
}
