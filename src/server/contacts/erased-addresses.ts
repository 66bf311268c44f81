import { createHmac } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKeys } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';

/** An address that was erased is kept as a keyed hash alone, so that no import brings the person back (CRM-24, NEWS-53). */
export function addressHash({ config }: Pick<Services, 'config'>, siteId: SiteId, key: string): Buffer {
  return createHmac('sha256', config.secrets.formKey).update(`erased ${siteId} ${key}`).digest();
}

/** Which of some addresses were erased on a site. */
export async function erasedAmong(
  db: Db,
  services: Pick<Services, 'config'>,
  siteId: SiteId,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const byHash = new Map(
    emails.flatMap((email) =>
      addressKeys(email).map((key) => [addressHash(services, siteId, key).toString('hex'), email] as const),
    ),
  );
  const rows = await db
    .selectFrom('erased_addresses')
    .select('address_hash as hash')
    .where('site_id', '=', siteId)
    .where(
      'address_hash',
      'in',
      [...byHash.keys()].map((hash) => Buffer.from(hash, 'hex')),
    )
    .execute();
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash.toString('hex')) ?? []));
}
