import type { SiteId } from '#domain/documents/record.ts';
import { hashAddress, hashAddressOfDay } from '#server/forms/hash-secret.ts';
import type { Services } from '#server/platform/services.ts';
import { isVisitorDataRestricted } from '#server/sites/is-visitor-data-restricted.ts';

/** What tells the network addresses of commenters from each other. */
export interface HashedSender {
  /** For limits. */
  readonly limited: Buffer;
  /** For the comment: null where the site keeps no network address of its visitors. */
  readonly kept: Buffer | null;
}

/**
 * A network address as it is counted and kept with a comment. A site that restricts what it knows of visitors keeps
 * none, and counts by a hash that is another one each day (COMT-26).
 */
export async function hashSender(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  siteId: SiteId,
  address: string,
): Promise<HashedSender> {
  if (await isVisitorDataRestricted(services.db, siteId)) {
    return { limited: hashAddressOfDay(services, address), kept: null };
  }
  const hash = hashAddress(services, address);
  return { limited: hash, kept: hash };
}
