import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { refreshTexts } from './refresh-texts.ts';
import { addressKey, addressKeys, readableAddress } from '#server/platform/mail/address-key.ts';

/**
 * Gives the contact of an address a new primary one (CRM-18); the former stays as a further address where it is the
 * person's, so that what came with it is still found. One that another contact has stays there: nothing joins two
 * contacts by itself.
 */
export async function changeContactAddress(
  trx: Db,
  siteId: SiteId,
  { from, to, isFormerKept }: { readonly from: string; readonly to: string; readonly isFormerKept: boolean },
): Promise<void> {
  const former = await trx
    .selectFrom('contact_emails')
    .select(['contact_id as contactId', 'email_key as key'])
    .where('site_id', '=', siteId)
    .where('email_key', 'in', addressKeys(from))
    .executeTakeFirst();
  if (former === undefined) return;
  const { contactId } = former;
  await trx
    .insertInto('contact_emails')
    .values({
      site_id: siteId,
      email_key: addressKey(to),
      contact_id: contactId,
      email: readableAddress(to.trim()),
      place: 0,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doNothing())
    .execute();
  const rows = await trx
    .selectFrom('contact_emails')
    .select('email_key as key')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .orderBy('place')
    .orderBy('email_key')
    .forUpdate()
    .execute();
  const wanted = addressKey(to);
  if (rows.every(({ key }) => key !== wanted)) return;
  if (!isFormerKept) {
    await trx
      .deleteFrom('contact_emails')
      .where('site_id', '=', siteId)
      .where('email_key', '=', former.key)
      .execute();
  }
  const others = rows
    .map(({ key }) => key)
    .filter((key) => key !== wanted && (isFormerKept || key !== former.key));
  for (const [place, key] of [wanted, ...others].entries()) {
    await trx
      .updateTable('contact_emails')
      .set({ place })
      .where('site_id', '=', siteId)
      .where('email_key', '=', key)
      .execute();
  }
  await refreshTexts(trx, siteId, contactId);
}
