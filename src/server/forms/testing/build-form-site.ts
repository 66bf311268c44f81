import { formDefaults, type FormData } from '#blocks/form/schema.ts';
import type { AccountId, DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { addSessionKey } from '#server/accounts/session-keys.ts';
import { buildPage, buildSite, change, type BuiltSite } from '#server/documents/testing/build-site.ts';
import type { Services } from '#server/platform/services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';

export interface FormSite extends BuiltSite {
  readonly formId: string;
  readonly documentId: DocumentId;
}

/** A site with a published page `/contact` and a form, on the page or in the footer. */
export async function buildFormSite(
  services: Services,
  changes: Partial<FormData> = {},
  location: 'page' | 'footer' = 'page',
): Promise<FormSite> {
  const site = await buildSite(services);
  const formId = createId();
  const block: DocumentRecord = {
    id: formId,
    type: 'block',
    blockType: 'form',
    sectionId: 's1',
    desktop: { x: 0, y: 0, w: 12, h: 10 },
    mobile: null,
    dataVersion: 1,
    data: { ...formDefaults(), ...changes } as unknown as JsonObject,
  };
  const isOnPage = location === 'page';
  const documentId = await buildPage(services, site.siteId, 'Contact', 'contact', isOnPage ? [block] : []);
  if (!isOnPage) {
    await change(services, site.siteId, site.siteDocumentId, [
      { op: 'put', record: { id: 's1', type: 'section', order: 'V' } },
      { op: 'put', record: block },
    ]);
  }
  await publishDocuments(services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });
  return { ...site, formId, documentId };
}

/** A person with a role on the site, signed in; gives the value of the session cookie. */
export async function signInWithRole(
  services: Services,
  site: BuiltSite,
  role: 'admin' | 'editor' | 'billing',
): Promise<string> {
  const accountId = createId<'account'>() as AccountId;
  const sessionId = createId<'session'>();
  const now = new Date(services.now());
  const email = `${accountId}@example.com`;
  await services.db
    .insertInto('accounts')
    .values({
      id: accountId,
      email,
      email_key: email,
      name: 'Olga',
      password_hash: 'x',
      is_installation_owner: false,
      created_at: now,
    })
    .execute();
  await services.db
    .insertInto('site_roles')
    .values({ site_id: site.siteId, account_id: accountId, roles: [role], created_at: now })
    .execute();
  await services.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      account_id: accountId,
      device: 'Test',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(services.now() + 3_600_000),
    })
    .execute();
  return addSessionKey(services.db, sessionId, `${site.identifier}.app.localhost`);
}
