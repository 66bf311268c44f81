import { Readable } from 'node:stream';
import { formDefaults } from '#blocks/form/schema.ts';
import type { AccountId, DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import { emptyImportReport } from '#domain/wordpress/import-report.ts';
import { createId, type Id } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { buildItem, buildPage } from '#server/documents/testing/build-site.ts';
import { importFileKey } from '#server/imports/import-file-key.ts';
import type { MemberId } from '#server/members/tables.ts';
import { addComment, addCommentBar } from './add-comments.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { createSite } from '#server/sites/create-site.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import { contactDetails, contactNamed } from './contact-bodies.ts';
import { addContactRun, addDataRequest, addTableImport } from './contact-rows.ts';
import { areaNamed, planNamed } from './member-access-bodies.ts';
import { signIn, type Asked, type Person } from './person.ts';
import { addOrders, ORDER_ROWS } from './walked-order.ts';
import { addDiscounts, DISCOUNT_ROWS } from './walked-discounts.ts';
import { addThread } from './walked-thread.ts';

/** A template with a blog, pictures and a film. */
const TEMPLATE = 'journal';
export const PASSWORD = 'a-long-enough-password';
export const DASHBOARD = 'app.localhost';

/** A site with at least one row of everything that an endpoint can be asked for by an id. */
export interface WalkedSite {
  readonly siteId: SiteId;
  readonly identifier: string;
  readonly appHost: string;
  readonly publicHost: string;
  readonly ownerId: AccountId;
  readonly owner: Person;
  /** Of each row, by what it is. */
  readonly ids: Readonly<Record<RowName, string>>;
  /** Stands in the rows that have words; where they are published, on no page but their own. */
  readonly secret: string;
}

const ROW_NAMES = [
  'site',
  'page',
  'otherPage',
  'collection',
  'item',
  'unwrittenItem',
  'storePage',
  'product',
  'variant',
  'removedPage',
  'recoverablePage',
  'form',
  'newsletterBlock',
  'submission',
  'feedSecret',
  'file',
  'part',
  'syncedSection',
  'list',
  'subscriber',
  'leavingSubscriber',
  'schedule',
  'previewLink',
  'import',
  'release',
  'session',
  'person',
  'siteInvitation',
  'handover',
  'comment',
  'commentBar',
  'thread',
  'threadComment',
  'member',
  'passkey',
  'memberSession',
  'memberInvitation',
  'memberRun',
  'contact',
  'contactNote',
  'contactLabel',
  'contactSegment',
  'otherContact',
  'contactMerge',
  'tableImport',
  'contactRun',
  'dataRequest',
  'copyRequest',
  'erasureRequest',
  'memberArea',
  'memberPlan',
  'unusedPlan',
  ...ORDER_ROWS,
  ...DISCOUNT_ROWS,
] as const;
export type RowName = (typeof ROW_NAMES)[number];

export interface WalkedSites {
  readonly test: TestApp;
  readonly a: WalkedSite;
  readonly b: WalkedSite;
  close(): Promise<void>;
}

/** Two sites of two people, both full; the first has more releases than the second. */
export async function createWalkedSites(): Promise<WalkedSites> {
  const test = await createTestApp();
  const a = await buildWalkedSite(test, 'site-a', 3);
  const b = await buildWalkedSite(test, 'site-b', 1);
  return { test, a, b, close: () => test.close() };
}

export async function addAccount(test: TestApp, name: string): Promise<AccountId> {
  return createAccount(test.services.db, {
    name,
    email: `${name}@example.org`,
    passwordHash: await hashPassword(PASSWORD),
    isInstallationOwner: false,
    now: test.clock.now,
  });
}

async function buildWalkedSite(test: TestApp, identifier: string, releases: number): Promise<WalkedSite> {
  const { services } = test;
  const secret = `secret-of-${identifier}`;
  const appHost = `${identifier}.app.localhost`;
  const ownerId = await addAccount(test, `owner-of-${identifier}`);
  const siteId = await createSite(services, {
    identifier,
    title: identifier,
    ownerId,
    isPublic: true,
    fill: async (id) => {
      const template = { siteId: id, templateId: TEMPLATE, title: identifier, authorId: ownerId };
      await instantiateTemplate(services, template);
    },
  });
  const owner = await signIn(test, ownerId, [DASHBOARD, appHost]);
  const other = await signIn(test, ownerId, []);
  const make = maker(owner, appHost);

  const [form, newsletterBlock] = [createId<'form'>(), createId()];
  const page = await buildPage(services, siteId, secret, 'contact', formBlocks(form, newsletterBlock));
  const collection = await collectionIn(test, siteId);
  const item = await buildItem(services, siteId, collection, secret);
  const store = { title: 'Store', kind: 'collection', collectionType: 'products', navigation: 'hidden' };
  const storePage = await make('POST', '/api/pages', store, entryId);
  const product = await make('POST', '/api/items', { collectionId: storePage, title: 'Jug' }, entryId);
  const otherPage = await make('POST', '/api/pages', pageNamed('Other'), entryId);
  const removedPage = await make('POST', '/api/pages', pageNamed('Removed'), entryId);
  const recoverablePage = await make('POST', '/api/pages', pageNamed('Recoverable'), entryId);
  for (let number = 1; number <= releases; number += 1) {
    await make('POST', '/api/pages', pageNamed(`Page ${number}`), entryId);
    await make('POST', '/api/publish', { documentIds: 'all', name: secret }, () => '');
  }
  await make('DELETE', `/api/content/${removedPage}`, undefined, () => '');
  await make('DELETE', `/api/content/${recoverablePage}`, undefined, () => '');
  const list = await make('POST', '/api/newsletter/lists', listNamed(secret), idOf);
  const subscribers = `/api/newsletter/lists/${list}/subscribers`;
  for (const name of ['first', 'second']) {
    const person = { email: `${name}@${secret}.example`, firstName: secret, lastName: '', hasAgreed: true };
    await make('POST', subscribers, person, () => '');
  }
  const people = await owner.call({ method: 'GET', path: subscribers, host: appHost });
  const [subscriber, leavingSubscriber] = people.json<{ subscribers: { id: string }[] }>().subscribers;
  const listed = await owner.call({ method: 'GET', path: '/api/releases', host: appHost });
  const [newest] = listed.json<{ releases: { number: number }[] }>().releases;
  const personId = await addAccount(test, `person-of-${identifier}`);
  await grantRoles(services.db, siteId, { accountId: personId, roles: ['editor'], now: test.clock.now });
  const invited = { email: `invited@${secret}.example`, roles: ['viewer'] };
  await make('POST', '/api/people/invitations', invited, () => '');
  await make('POST', `/api/people/${personId}/handover`, undefined, () => '');
  const member = await addMember(test, siteId, secret);
  const plan = (name: string) => make('POST', '/api/members/plans', planNamed(name), idOf);
  const [memberPlan, unusedPlan] = [await plan(secret), await plan(`${secret} unused`)];
  await make('PUT', `/api/members/${member}/plans/${memberPlan}`, undefined, () => '');
  const memberArea = await make('POST', '/api/members/areas', areaNamed(secret), idOf);
  const content = { portico: 1, sections: [{ id: 's1', type: 'section', order: 'V' }], blocks: [] };
  const contact = await make('POST', '/api/contacts', contactNamed(secret), idOf);
  const note = { text: secret, isPinned: false };

  return {
    siteId,
    identifier,
    appHost,
    publicHost: `${identifier}.localhost`,
    ownerId,
    owner,
    secret,
    ids: {
      site: siteId,
      page,
      otherPage,
      collection,
      item,
      storePage,
      product,
      variant: await variantOf(test, siteId, product),
      unwrittenItem: await make('POST', '/api/items', { collectionId: collection }, entryId),
      removedPage,
      recoverablePage,
      form,
      newsletterBlock,
      submission: await addSubmission(test, siteId, page, form, secret),
      feedSecret: await make('POST', `/api/forms/${form}/feed`, {}, secretOf),
      file: await fileIn(test, siteId),
      part: await make('POST', '/api/saved-parts', { name: secret, content }, idOf),
      syncedSection: await make('POST', '/api/synced-sections', { name: secret, content }, idOf),
      list,
      subscriber: subscriber?.id ?? '',
      leavingSubscriber: leavingSubscriber?.id ?? '',
      schedule: await make(
        'POST',
        '/api/publish',
        { documentIds: 'all', name: secret, runAt: '2050-01-01T00:00:00.000Z' },
        (body) => body['scheduleId'] as string,
      ),
      previewLink: await make('POST', '/api/preview-links', { documentId: page, expiresInHours: 1 }, idOf),
      import: await addImport(test, siteId, secret),
      release: String(newest?.number),
      session: other.sessionId,
      passkey: await addPasskey(test, ownerId, secret),
      person: personId,
      siteInvitation: await rowIn(test, 'site_invitations', siteId),
      handover: await rowIn(test, 'site_handovers', siteId),
      comment: await addComment(test, siteId, item, secret),
      commentBar: await addCommentBar(test, siteId, secret),
      ...(await addThread(make, page, secret)),
      member,
      memberSession: await addMemberSession(test, siteId, member),
      memberInvitation: await addMemberInvitation(test, siteId, secret),
      memberRun: await make(
        'POST',
        '/api/members/runs',
        { action: 'label', label: secret, selection: { ids: [member] } },
        idOf,
      ),
      contact,
      contactNote: await make('POST', `/api/contacts/${contact}/notes`, note, idOf),
      contactLabel: await make('POST', '/api/contact-labels', { name: secret }, idOf),
      otherContact: await make('POST', '/api/contacts', { ...contactNamed(`other-${secret}`) }, idOf),
      contactMerge: await make(
        'POST',
        `/api/contacts/${contact}/merge`,
        {
          otherId: await make('POST', '/api/contacts', contactNamed(`joined-${secret}`), idOf),
          details: contactDetails(secret),
        },
        (body) => body['mergeId'] as string,
      ),
      tableImport: await addTableImport(test, siteId, list),
      contactRun: await addContactRun(test, siteId),
      dataRequest: await addDataRequest(test, siteId, 'erasure'),
      copyRequest: await addDataRequest(test, siteId, 'copy'),
      erasureRequest: await addDataRequest(test, siteId, 'erasure'),
      contactSegment: await make(
        'POST',
        '/api/contact-segments',
        { name: secret, rules: { match: 'all', rules: [] } },
        idOf,
      ),
      memberArea,
      memberPlan,
      unusedPlan,
      ...(await addOrders(services, siteId, ownerId, secret)),
      ...(await addDiscounts(make, secret)),
    },
  };
}

const idOf = (body: JsonObject) => body['id'] as string;
const entryId = (body: JsonObject) => (body['entry'] as JsonObject)['documentId'] as string;
const secretOf = (body: JsonObject) => /\/form-feeds\/([^/]+)\//.exec(body['url'] as string)?.[1] ?? '';
const pageNamed = (title: string) => ({ title, kind: 'page', navigation: 'main' });
const listNamed = (name: string) => ({ name, description: '', replyTo: '', isDoubleOptIn: false });

/** Makes rows as the owner does: by the endpoints for it. */
function maker(owner: Person, host: string) {
  return async (
    method: Asked['method'],
    path: string,
    payload: JsonObject | undefined,
    read: (body: JsonObject) => string,
  ): Promise<string> => {
    const answer = await owner.call({ method, path, host, ...(payload === undefined ? {} : { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${method} ${path} answered ${answer.body}`);
    return read(answer.json<JsonObject>());
  };
}

/** The one variant of a product without options. */
async function variantOf(test: TestApp, siteId: SiteId, productId: string): Promise<string> {
  const variant = await test.services.db
    .selectFrom('product_variants')
    .select('variant_id')
    .where('site_id', '=', siteId)
    .where('document_id', '=', productId as DocumentId)
    .executeTakeFirstOrThrow();
  return variant.variant_id;
}

async function collectionIn(test: TestApp, siteId: SiteId): Promise<DocumentId> {
  const row = await test.services.db
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'collection')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The one row of a site in a table. */
async function rowIn(
  test: TestApp,
  table: 'site_invitations' | 'site_handovers',
  siteId: SiteId,
): Promise<string> {
  const row = await test.services.db
    .selectFrom(table)
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function addPasskey(test: TestApp, accountId: AccountId, name: string): Promise<string> {
  const id = createId<'passkey'>();
  await test.services.db
    .insertInto('account_passkeys')
    .values({
      id,
      account_id: accountId,
      credential_id: Buffer.from(id),
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      name,
      is_synced: false,
      created_at: new Date(test.clock.now),
      last_used_at: null,
    })
    .execute();
  return id;
}

async function addMember(test: TestApp, siteId: SiteId, secret: string): Promise<MemberId> {
  const id = createId<'member'>();
  await test.services.db
    .insertInto('members')
    .values({
      site_id: siteId,
      id,
      email: `member@${secret}.example`,
      email_key: `member@${secret}.example`,
      first_name: secret,
      last_name: '',
      status: 'active',
      former_status: null,
      password_hash: null,
      language: 'en',
      note: '',
      joined_at: new Date(test.clock.now),
      verified_at: new Date(test.clock.now),
      last_seen_day: null,
      removed_at: null,
      removed_by_owner: false,
    })
    .execute();
  return id;
}

async function addMemberSession(test: TestApp, siteId: SiteId, memberId: MemberId): Promise<string> {
  const id = createId<'member-session'>();
  const now = new Date(test.clock.now);
  await test.services.db
    .insertInto('member_sessions')
    .values({
      site_id: siteId,
      id,
      member_id: memberId,
      token_hash: Buffer.from(id),
      device: 'Firefox',
      signed_in_at: now,
      last_used_at: now,
      expires_at: new Date(test.clock.now + 60 * 60 * 1000),
    })
    .execute();
  return id;
}

async function addMemberInvitation(test: TestApp, siteId: SiteId, secret: string): Promise<string> {
  const id = createId<'member-invitation'>();
  await test.services.db
    .insertInto('member_invitations')
    .values({
      site_id: siteId,
      id,
      email: `guest@${secret}.example`,
      email_key: `guest@${secret}.example`,
      token_hash: Buffer.from(id),
      invited_by: null,
      created_at: new Date(test.clock.now),
      expires_at: new Date(test.clock.now + 60 * 60 * 1000),
      accepted_at: null,
    })
    .execute();
  return id;
}

async function fileIn(test: TestApp, siteId: SiteId): Promise<string> {
  const row = await test.services.db
    .selectFrom('files')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return row.id;
}

function formBlocks(form: string, newsletter: string): readonly DocumentRecord[] {
  const blockFields = { type: 'block', sectionId: 's1', mobile: null, dataVersion: 1 } as const;
  return [
    {
      ...blockFields,
      id: form,
      blockType: 'form',
      desktop: { x: 0, y: 0, w: 12, h: 10 },
      data: { ...formDefaults(), fields: [] } as unknown as JsonObject,
    },
    {
      ...blockFields,
      id: newsletter,
      blockType: 'newsletter',
      desktop: { x: 0, y: 10, w: 12, h: 6 },
      data: { mailingList: { listId: '', doubleOptIn: true }, submitText: 'Sign up' },
    },
  ];
}

async function addSubmission(
  test: TestApp,
  siteId: SiteId,
  documentId: DocumentId,
  formId: Id<'form'>,
  secret: string,
): Promise<string> {
  const id = createId<'submission'>();
  await test.services.db
    .insertInto('form_submissions')
    .values({
      site_id: siteId,
      id,
      form_id: formId,
      form_name: secret,
      document_id: documentId,
      fields: JSON.stringify([{ id: 'f1', kind: 'text', title: secret }]),
      answers: JSON.stringify({ f1: secret }),
      search_text: secret,
      page_title: secret,
      page_path: '/contact',
      page_id: documentId,
      content_source: 'c',
      page_permission_type_value: 1,
      is_overlay_form: false,
      submit_button_text: '',
      created_at: new Date(test.clock.now),
      read_at: null,
    })
    .execute();
  return id;
}

async function addImport(test: TestApp, siteId: SiteId, secret: string): Promise<string> {
  const id = createId<'import-run'>();
  const at = new Date(test.clock.now);
  const progress = JSON.stringify({ phase: 'reading', done: 0, total: 0, current: secret });
  await test.services.db
    .insertInto('import_runs')
    .values({
      site_id: siteId,
      id,
      file_name: `${secret}.xml`,
      is_dry_run: true,
      status: 'done',
      progress,
      report: JSON.stringify({ ...emptyImportReport(true), notes: [secret] }),
      error: null,
      started_by: null,
      created_at: at,
      finished_at: at,
      alive_at: at,
    })
    .execute();
  await test.services.storage.write(importFileKey(siteId, id), Readable.from(['<rss/>']));
  return id;
}
