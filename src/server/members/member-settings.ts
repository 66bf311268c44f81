import type { SiteId } from '#domain/documents/record.ts';
import { NO_MEMBERS, type MemberSettings } from '#domain/members/member-settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** What a site says of its members. */
export async function findMemberSettings(db: Db, siteId: SiteId): Promise<MemberSettings> {
  const row = await db
    .selectFrom('member_settings')
    .select([
      'is_on as isOn',
      'who_may_join as whoMayJoin',
      'sign_in as signIn',
      'asks_name as asksName',
      'runs_own_code as runsOwnCode',
      'domain_rule as domainRule',
      'domains',
      'fields',
      'terms_link as termsLink',
      'newsletter_list_id as newsletterListId',
      'protected_page_id as protectedPageId',
      'denied_page_id as deniedPageId',
    ])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? NO_MEMBERS;
}

const IN_PAGES = ['isOn', 'protectedPageId', 'deniedPageId'] as const;

/** In force with the next request. */
export async function saveMemberSettings(
  services: Services,
  siteId: SiteId,
  settings: MemberSettings,
): Promise<void> {
  const row = {
    is_on: settings.isOn,
    who_may_join: settings.whoMayJoin,
    sign_in: settings.signIn,
    asks_name: settings.asksName,
    runs_own_code: settings.runsOwnCode,
    domain_rule: settings.domainRule,
    domains: [...settings.domains],
    fields: JSON.stringify(settings.fields),
    terms_link: settings.termsLink,
    newsletter_list_id: settings.newsletterListId,
    protected_page_id: settings.protectedPageId,
    denied_page_id: settings.deniedPageId,
    changed_at: new Date(services.now()),
  };
  await services.db.transaction().execute(async (trx) => {
    const before = await findMemberSettings(trx, siteId);
    await trx
      .insertInto('member_settings')
      .values({ ...row, site_id: siteId })
      .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
      .execute();
    // Pages that are kept say where members comment, and are themselves in place of others.
    if (IN_PAGES.some((field) => before[field] !== settings[field])) await bumpRevision(trx, siteId);
  });
}
