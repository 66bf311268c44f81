import type { FastifyInstance } from 'fastify';
import { createId } from '#lib/id.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import { hashToken } from '#server/accounts/session-token.ts';
import { addSessionKey } from '#server/accounts/session-keys.ts';
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
  const sessionId = createId<'session'>();
  await services.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      account_id: accountId,
      device: 'test',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(services.now() + 90 * 86_400_000),
    })
    .execute();
  await grantRoles(services.db, site.siteId, { accountId, roles, now: services.now() });
  const host = `${site.identifier}.app.localhost`;
  const browser = new TestBrowser(app);
  const token = await addSessionKey(services.db, sessionId, host);
  // The same on the dashboard, so that tests can call both.
  await services.db
    .insertInto('session_keys')
    .values({ token_hash: hashToken(token), host: services.config.appDomain, session_id: sessionId })
    .execute();
  browser.cookies.set('portico_session', token);
  return { browser, host, accountId };
}
