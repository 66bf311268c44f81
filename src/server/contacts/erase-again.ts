import { sql, type SqlBool } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKeys } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import type { ContactSource } from './contact-source.ts';
import { erasePerson } from './erase-contact.ts';
import { addressHash } from './erased-addresses.ts';
import type { PersonalDataPart } from './personal-data-part.ts';
import type { ContactId } from './tables.ts';
import { touchContact } from './touch-contact.ts';

const BATCH = 1000;

/** Whom this installation has erased, by the keyed hashes that were left of them. */
export interface ErasedAddress {
  readonly siteId: SiteId;
  readonly hash: Buffer;
  readonly at: Date;
}

interface ErasingAgain {
  /** The restored content, in the transaction in which it is filled. */
  readonly restored: Db;
  /** With the secrets that the hashes were made with. */
  readonly former: Pick<Services, 'config'>;
  /** With those of the backup, which the installation has from now on. */
  readonly services: Services;
  readonly sources: readonly ContactSource[];
  readonly parts: readonly PersonalDataPart[];
  readonly erased: readonly ErasedAddress[];
}

/** Erases in what a backup brings back who was erased since it was written (CRM-26). Gives how many people it were. */
export async function eraseAgain(erasing: ErasingAgain): Promise<number> {
  const bySite = new Map<SiteId, Set<string>>();
  for (const { siteId, hash } of erasing.erased) {
    const hashes = bySite.get(siteId) ?? new Set();
    bySite.set(siteId, hashes.add(hash.toString('hex')));
  }
  let count = 0;
  for (const [siteId, hashes] of bySite) {
    const isErased = (key: string) => hashes.has(addressHash(erasing.former, siteId, key).toString('hex'));
    count += await eraseOnSite(erasing, siteId, isErased);
  }
  await keepHashes(erasing);
  return count;
}

async function eraseOnSite(
  { restored, services, sources, parts }: ErasingAgain,
  siteId: SiteId,
  isErased: (key: string) => boolean,
): Promise<number> {
  await makeContacts(restored, sources, siteId, isErased, services.now());
  const found = new Set<ContactId>();
  for (let after = ''; ;) {
    const rows = await restored
      .selectFrom('contact_emails')
      .select(['email_key as key', 'contact_id as id'])
      .where('site_id', '=', siteId)
      .where('email_key', '>', after)
      .orderBy('email_key')
      .limit(BATCH)
      .execute();
    for (const { key, id } of rows) if (isErased(key)) found.add(id);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.key;
  }
  for (const id of found) await erasePerson(restored, services, parts, siteId, id);
  return found.size;
}

/** A backup may be older than contacts: erasing finds what is kept of people by their contact. */
async function makeContacts(
  restored: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  isErased: (key: string) => boolean,
  now: number,
): Promise<void> {
  for (const source of sources) {
    for await (const people of source.people?.(restored, siteId) ?? []) {
      for (const person of people) {
        if (addressKeys(person.email).some(isErased)) await touchContact(restored, siteId, person, now);
      }
    }
  }
}

/** All that were erased on this installation, batch by batch. */
export async function listErased(db: Db): Promise<readonly ErasedAddress[]> {
  const erased: ErasedAddress[] = [];
  for (;;) {
    const last = erased.at(-1);
    const rows = await db
      .selectFrom('erased_addresses')
      .select(['site_id as siteId', 'address_hash as hash', 'erased_at as at'])
      .$if(last !== undefined, (query) =>
        query.where(sql<SqlBool>`(site_id, address_hash) > (${last?.siteId}, ${last?.hash})`),
      )
      .orderBy('site_id')
      .orderBy('address_hash')
      .limit(BATCH)
      .execute();
    erased.push(...rows);
    if (rows.length < BATCH) return erased;
  }
}

/** Keeps the hashes of who is not in the backup, so that no import brings them back either. */
async function keepHashes({ restored, former, services, erased }: ErasingAgain): Promise<void> {
  // Made with another key they would say nothing.
  if (former.config.secrets.formKey !== services.config.secrets.formKey) return;
  for (let start = 0; start < erased.length; start += BATCH) {
    const batch = erased.slice(start, start + BATCH);
    await sql`insert into erased_addresses (site_id, address_hash, erased_at)
      select site.id, given.hash, given.at
      from unnest(${batch.map(({ siteId }) => siteId)}::char(24)[], ${batch.map(({ hash }) => hash)}::bytea[],
        ${batch.map(({ at }) => at)}::timestamptz[]) as given (site_id, hash, at)
      join sites as site on site.id = given.site_id
      on conflict do nothing`.execute(restored);
  }
}
