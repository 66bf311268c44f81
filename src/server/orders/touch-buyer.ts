import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import type { Database } from '#server/platform/database/database.ts';

interface WrittenBuyer {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
}

/** Has a buyer whom the owner wrote into an order among the contacts of the site (ORD-105). */
export async function touchBuyer(
  trx: Transaction<Database>,
  siteId: SiteId,
  { email, phone, name }: WrittenBuyer,
  now: number,
): Promise<void> {
  const end = name.trim().lastIndexOf(' ');
  const person = {
    email,
    firstName: end < 0 ? name.trim() : name.trim().slice(0, end),
    lastName: end < 0 ? '' : name.trim().slice(end + 1),
    phones: phone === '' ? [] : [phone],
    source: 'order',
  } as const;
  await touchContact(trx, siteId, person, now);
}
