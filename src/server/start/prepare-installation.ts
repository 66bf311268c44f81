import { sql } from 'kysely';
import { isCommonPassword } from '#server/accounts/common-passwords.ts';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import { claimInstallation } from '#server/accounts/claim-installation.ts';
import { isInstallationClaimed } from '#server/accounts/queries.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { findOrMakeList } from '#server/mailing-lists/lists.ts';
import type { Services } from '#server/platform/services.ts';
import { installQuotas } from '#server/quotas/installed-quotas.ts';
import { DEMO_FOLDERS } from '#compose/demo-pages/demo-folders.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';
import { createSite } from '#server/sites/create-site.ts';
import { findSiteByIdentifier } from '#server/sites/queries.ts';

const DEMO_IDENTIFIER = 'demo';
const COMMON_PASSWORD =
  'PORTICO_OWNER_PASSWORD is one of the passwords that are guessed first. Choose another, such as a few words in a row';
const DEMO_MADE = 'demo-site-made';

/**
 * What a first start needs: the account of PORTICO_OWNER_EMAIL, where it is set and nobody has claimed the
 * installation, and the site `demo`, once. Of processes that start at once, one does it and the others wait.
 */
export async function prepareInstallation(services: Services): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('portico-first-start'))`.execute(trx);
    const { firstOwner } = services.config;
    if (firstOwner !== null && !(await isInstallationClaimed(services.db))) {
      if (await isCommonPassword(firstOwner.password)) throw new ConfigurationError(COMMON_PASSWORD);
      const name = firstOwner.email.split('@')[0] ?? firstOwner.email;
      await claimInstallation(services, { name, ...firstOwner });
    }
    await installQuotas(services);
    await makeDemoSite(services);
  });
}

async function makeDemoSite(services: Services): Promise<void> {
  const { db } = services;
  const made = await db
    .selectFrom('installation')
    .select('name')
    .where('name', '=', DEMO_MADE)
    .executeTakeFirst();
  const [template] = TEMPLATES;
  if (made !== undefined || template === undefined) return;
  if ((await findSiteByIdentifier(db, DEMO_IDENTIFIER)) === null) {
    const ownerId = await findInstallationOwner(services);
    await removeUnfinishedDemo(services);
    await createSite(services, {
      identifier: DEMO_IDENTIFIER,
      title: template.sampleTitle,
      ownerId,
      fill: async (siteId: SiteId) => {
        const list = await findOrMakeList(db, siteId, '', services.now());
        await instantiateTemplate(services, {
          siteId,
          templateId: template.id,
          title: template.sampleTitle,
          authorId: ownerId,
          demo: { folders: DEMO_FOLDERS, mailingListId: list?.id ?? '' },
        });
      },
    });
  }
  await db
    .insertInto('installation')
    .values({ name: DEMO_MADE, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** A first start that was interrupted left its site half made, with the identifier taken. */
async function removeUnfinishedDemo({ db }: Services): Promise<void> {
  await db
    .deleteFrom('sites')
    .where('identifier', '=', DEMO_IDENTIFIER)
    .where('ready_at', 'is', null)
    .execute();
}

async function findInstallationOwner({ db }: Services): Promise<AccountId | null> {
  const owner = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_installation_owner', '=', true)
    .executeTakeFirst();
  return owner?.id ?? null;
}
