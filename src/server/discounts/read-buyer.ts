import { sql, type RawBuilder } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';

interface Buyer {
  readonly email: string | null;
  /** Whether they have no order but canceled ones; of somebody unknown nobody knows (ORD-48). */
  readonly isFirstOrder: boolean;
  /** How often they have used each discount. */
  readonly uses: ReadonlyMap<string, number>;
}

/** What discounts ask about whoever buys: a member, else whoever has the address, without regard to case (ORD-53). */
export async function readBuyer(
  db: Db,
  siteId: SiteId,
  { memberId, email }: { readonly memberId: Id<'member'> | null; readonly email: string | null },
): Promise<Buyer> {
  // A checkout in which none was entered yet has an empty one.
  const typed = email === null || email.trim() === '' ? null : addressKey(email);
  const key = typed ?? (memberId === null ? null : await emailOf(db, siteId, memberId));
  if (memberId === null && key === null) return { email: null, isFirstOrder: false, uses: new Map() };
  const own: RawBuilder<boolean> =
    memberId === null ? sql`buyer.email_key = ${key}` : sql`buyer.member_id = ${memberId}`;
  const { rows } = await sql<{ readonly discount_id: string | null; readonly uses: number }>`
    select used.discount_id, count(*)::integer as uses
    from orders buyer
    left join discount_uses used on used.site_id = buyer.site_id and used.order_id = buyer.id
      and used.state <> 'given-back'
    where buyer.site_id = ${siteId} and ${own} and buyer.state not in ('canceled', 'expired') and buyer.kind <> 'donation'
    group by used.discount_id`.execute(db);
  const uses = rows.flatMap((row) =>
    row.discount_id === null ? [] : [[row.discount_id, row.uses] as const],
  );
  return { email: key, isFirstOrder: rows.length === 0, uses: new Map(uses) };
}

async function emailOf(db: Db, siteId: SiteId, memberId: Id<'member'>): Promise<string | null> {
  const member = await db
    .selectFrom('members')
    .select('email_key')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member?.email_key ?? null;
}
