import { ADDRESS_FIELDS, type Address } from '#domain/addresses/address.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId, isId, type Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { MemberId } from './tables.ts';

/** So many addresses a member has at most (ORD-146). */
export const MAX_MEMBER_ADDRESSES = 10;

/** An address that a member has saved (ORD-146). */
export interface OwnAddress {
  readonly id: Id<'member-address'>;
  readonly address: Address;
  readonly isDefault: boolean;
}

/** What a member has saved, the default first, the others in the order in which they came. */
export async function addressesOfMember(
  db: Db,
  siteId: SiteId,
  memberId: MemberId,
): Promise<readonly OwnAddress[]> {
  return db
    .selectFrom('member_addresses')
    .select(['id', 'address', 'is_default as isDefault'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_MEMBER_ADDRESSES)
    .execute();
}

/** One of a member's own; null where it is not theirs. */
export async function findOwnAddress(
  db: Db,
  siteId: SiteId,
  memberId: MemberId,
  id: string,
): Promise<OwnAddress | null> {
  if (!isId<'member-address'>(id)) return null;
  const row = await db
    .selectFrom('member_addresses')
    .select(['id', 'address', 'is_default as isDefault'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves one; the first is the default. What is saved already is not saved twice, and of what is too much nothing is. */
export async function addAddress(
  { db, now }: Services,
  siteId: SiteId,
  memberId: MemberId,
  address: Address,
): Promise<'added' | 'full' | 'gone'> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdMember(trx, siteId, memberId))) return 'gone';
    const known = await addressesOfMember(trx, siteId, memberId);
    if (known.some((each) => isSameAddress(each.address, address))) return 'added';
    if (known.length >= MAX_MEMBER_ADDRESSES) return 'full';
    await trx
      .insertInto('member_addresses')
      .values({
        site_id: siteId,
        id: createId<'member-address'>(now()),
        member_id: memberId,
        address: JSON.stringify(address),
        is_default: known.length === 0,
        created_at: new Date(now()),
      })
      .execute();
    return 'added';
  });
}

/** Writes another address in its place. */
export async function changeAddress(
  { db }: Services,
  siteId: SiteId,
  id: OwnAddress['id'],
  address: Address,
): Promise<void> {
  await db
    .updateTable('member_addresses')
    .set({ address: JSON.stringify(address) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Removes one; where it was the default, the oldest that is left becomes it. */
export async function removeAddress(
  { db }: Services,
  siteId: SiteId,
  memberId: MemberId,
  id: OwnAddress['id'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdMember(trx, siteId, memberId);
    await trx.deleteFrom('member_addresses').where('site_id', '=', siteId).where('id', '=', id).execute();
    const [first] = await addressesOfMember(trx, siteId, memberId);
    if (first !== undefined && !first.isDefault) await mark(trx, siteId, first.id);
  });
}

/** Makes one the default in place of the one that was it. */
export async function makeDefaultAddress(
  { db }: Services,
  siteId: SiteId,
  memberId: MemberId,
  id: OwnAddress['id'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdMember(trx, siteId, memberId);
    // Removed meanwhile: the default stays the one that it is.
    if ((await findOwnAddress(trx, siteId, memberId, id)) === null) return;
    await trx
      .updateTable('member_addresses')
      .set({ is_default: false })
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .where('is_default', '=', true)
      .execute();
    await mark(trx, siteId, id);
  });
}

/** Whether two addresses say the same in every field. */
export function isSameAddress(one: Address, other: Address): boolean {
  return ADDRESS_FIELDS.every((field) => one[field] === other[field]);
}

async function mark(trx: Db, siteId: SiteId, id: OwnAddress['id']): Promise<void> {
  await trx
    .updateTable('member_addresses')
    .set({ is_default: true })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Changes to the addresses of one member are made one after the other, so that they are never too many. */
async function holdMember(trx: Db, siteId: SiteId, memberId: MemberId): Promise<boolean> {
  const row = await trx
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
