import { isReservedPath } from '#domain/links/reserved-paths.ts';
import { shortenUrlName } from '#domain/links/shorten-url-name.ts';
import { freeUrlName, MAX_URL_NAME_LENGTH } from '#domain/links/url-name.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { takenPaths } from '#server/content-entries/entry-addresses.ts';

/** Characters reserved for a number after a name of the greatest length. */
const NUMBER_LENGTH = 6;

/** The name, with the first number that makes it free and not reserved below `base` (`/`, `/journal/`). */
export async function freeAddress(trx: Db, siteId: SiteId, base: string, urlName: string): Promise<string> {
  const room = Math.max(1, MAX_URL_NAME_LENGTH - base.length - NUMBER_LENGTH);
  const name = shortenUrlName(urlName, room);
  const taken = await takenPaths(trx, siteId, base + name);
  return freeUrlName(name, (candidate) => {
    const path = base + candidate;
    return taken.has(path) || (base === '/' && isReservedPath(path));
  });
}
