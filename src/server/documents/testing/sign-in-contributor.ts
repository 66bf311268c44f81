import type { FastifyInstance } from 'fastify';
import { createId } from '#lib/id.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { TestBrowser } from '#server/accounts/testing/browser.ts';
import type { Services } from '#server/platform/services.ts';
import { grantRoles } from '#server/roles/queries.ts';
import type { BuiltSite } from './build-site.ts';

export interface Contributor {
  readonly browser: TestBrowser;
  readonly host: string;
  readonly accountId: AccountId;
}

/** A person with roles on a site, signed in on its app host. */
export async function signInContributor(
  app: FastifyInstance,
  services: Services,
  site: BuiltSite,
  name: string,
  roles: readonly WebsiteRole[] = ['admin'],
): Promise<Contributor> {
  const accountId = createId<'account'>();
  const email = `${accountId}@example.com`;
  const now = new Date(services.now());
  await services.db
    .insertInto('accounts')
    .values({
      id: accountId,
      email,
      email_key: email,
      name,
      password_hash: 'none',
      is_installation_owner: false,
      created_at: now,
    })
    .execute();
  const token = createToken();
  await services.db
    .insertInto('sessions')
    .values({
      id: createId<'session'>(),
      account_id: accountId,
      token_hash: hashToken(token),
      device: 'test',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(services.now() + 90 * 86_400_000),
    })
    .execute();
  await grantRoles(services.db, site.siteId, { accountId, roles, now: services.now() });
  const browser = new TestBrowser(app);
  browser.cookies.set('portico_session', token);
  return { browser, host: `${site.identifier}.app.localhost`, accountId };
}
