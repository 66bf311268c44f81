import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { subscribe } from '#server/mailing-lists/subscribe.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { MemberId } from './tables.ts';

/** Puts a member who ticked the newsletter when joining on its list, now that the address is confirmed (MEMB-09, NEWS-08). */
export async function subscribeAsAsked(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  { memberId, wording }: { readonly memberId: MemberId; readonly wording: string },
): Promise<void> {
  const row = await trx
    .selectFrom('members')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'newsletter_list_id as listId'])
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (row?.listId == null) return;
  const { email, firstName, lastName, listId } = row;
  await subscribe(trx, services, {
    siteId,
    mailingList: { listId, doubleOptIn: false },
    person: { email, firstName, lastName },
    formId: 'member-sign-up',
    pagePath: '/account/signup',
    wording,
    networkAddress: null,
  });
  await trx
    .updateTable('members')
    .set({ newsletter_list_id: null })
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .execute();
}
