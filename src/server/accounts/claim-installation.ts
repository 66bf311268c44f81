import { TEMPLATE_PREVIEW_PREFIX } from '#domain/sites/site-identifier.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { createAccount } from './create-account.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { isInstallationClaimed } from './queries.ts';

export interface FirstOwner {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the account that owns the installation, and gives it the sites without an owner (those the installation was
 * started with). Only while there is no such account; of two simultaneous calls one succeeds.
 */
export async function claimInstallation(services: Services, owner: FirstOwner): Promise<AccountId> {
  if (await isInstallationClaimed(services.db)) throw new CallError('installation-claimed');
  const passwordHash = await hashNewPassword(owner.password);
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const accountId = await createAccount(trx, {
      name: owner.name,
      email: owner.email,
      passwordHash,
      isInstallationOwner: true,
      now,
    });
    const orphans = await trx
      .selectFrom('sites')
      .leftJoin('site_roles', 'site_roles.site_id', 'sites.id')
      .select('sites.id')
      .where('site_roles.account_id', 'is', null)
      .where('sites.identifier', 'not like', `${TEMPLATE_PREVIEW_PREFIX}%`)
      .execute();
    for (const site of orphans) {
      await grantRoles(trx, site.id, { accountId, roles: ['admin'], now });
      await trx.updateTable('sites').set({ owner_id: accountId }).where('id', '=', site.id).execute();
    }
    return accountId;
  });
}
