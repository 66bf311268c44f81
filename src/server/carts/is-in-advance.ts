import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser fetches an address before anybody opens it. */
export function isInAdvance({ purpose, 'sec-purpose': secPurpose }: IncomingHttpHeaders): boolean {
  return [purpose, secPurpose].some((said) => String(said ?? '').includes('prefetch'));
}
