import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PersonalPart } from '#contract/contact-privacy.ts';
import type { JsonValue } from '#lib/json.ts';
import { NO_ADDRESS } from '#domain/addresses/address.ts';
import { createGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import { createId } from '#lib/id.ts';
import { backupCommand, restoreCommand } from '#server/commands/backup-command.ts';
import { copyContact } from '#server/contacts/copy-contact.ts';
import { eraseContactJob } from '#server/contacts/erase-contact-job.ts';
import { erasedAmong } from '#server/contacts/erased-addresses.ts';
import { contactImport } from '#server/contacts/contact-import.ts';
import { contactPrivacyRoutes } from '#server/contacts/privacy-routes.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import {
  buildCollection,
  buildItem,
  buildSite,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { giftCardCodeColumns } from '#server/gift-cards/gift-card-codes.ts';
import { createList } from '#server/mailing-lists/lists.ts';
import { holdPerson, setState } from '#server/mailing-lists/subscriptions.ts';
import { addOrderEvent } from '#server/orders/add-order-event.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { SAMPLE_ADDRESS, SampleCarts } from '#server/orders/testing/sample-carts.ts';
import { PERSONAL_DATA } from '#server/personal-data.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { SITE_TABLES } from '#server/site-tables.ts';
import { addSampleSubscription } from '#server/subscriptions/testing/sample-subscription.ts';
import { countLeftOut } from '#server/table-imports/left-out-rows.ts';
import { importTable } from '#server/table-imports/testing/import-table.ts';

/** Tables with personal data that is not of the people a site deals with, or of which nobody can say whose it is. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  documents: 'accounts of those who work on the site',
  document_changes: 'accounts of those who work on the site',
  document_presence: 'accounts of those who work on the site',
  document_reviews: 'accounts of those who work on the site',
  document_threads: 'accounts of those who work on the site',
  thread_comments: 'written by those who work on the site, for each other',
  thread_mentions: 'accounts of those who work on the site',
  thread_reads: 'accounts of those who work on the site',
  releases: 'accounts of those who work on the site',
  scheduled_publishes: 'accounts of those who work on the site',
  files: 'accounts of those who work on the site',
  stock_movements: 'accounts of those who work on the site',
  payment_differences: 'accounts of those who work on the site',
  import_runs: 'accounts of those who work on the site',
  content_entries: 'authors of published content',
  preview_links: 'accounts of those who work on the site',
  saved_parts: 'accounts of those who work on the site',
  site_roles: 'accounts of those who work on the site',
  site_handovers: 'accounts of those who work on the site',
  site_invitations: 'people who are asked to work on the site',
  comment_notices: 'accounts of those who work on the site',
  comments_to_tell: 'accounts of those who work on the site',
  site_activity: 'accounts of those who work on the site',
  contact_imports: 'accounts of those who work on the site',
  contact_log: 'accounts of those who work on the site',
  contact_settings: 'accounts of those who work on the site',
  contact_runs: 'accounts of those who work on the site',
  member_runs: 'ids and filters of the owner, for 72 hours',
  form_senders: 'keyed hashes of network addresses, which name no email, for a while',
  comment_reports: 'keyed hashes of readers and network addresses, for 30 days',
  comment_senders: 'keyed hashes of network addresses, which name no email, for a day',
  newsletter_link_mails: 'keyed hashes, for a day',
  erased_addresses: 'keyed hashes of who was erased, which are what is left',
};

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp(contactPrivacyRoutes(PERSONAL_DATA), { jobs: [eraseContactJob(PERSONAL_DATA)] });
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

it('every table with personal data of visitors is part of the copy and of the erasure [CRM-24] [CRM-27]', () => {
  const covered = new Set(PERSONAL_DATA.flatMap(({ tables }) => tables));
  const personal = [...SITE_TABLES].filter(([, table]) => table.personal.length > 0).map(([name]) => name);
  const missing = personal.filter((name) => !covered.has(name) && OF_OTHERS[name] === undefined);
  expect(missing, 'hand it in with a PersonalDataPart (personal-data.ts), or say here whose it is').toEqual(
    [],
  );
  expect([...covered, ...Object.keys(OF_OTHERS)].filter((name) => !SITE_TABLES.has(name))).toEqual([]);
});

const EMAIL = 'ada.lovelace@example.org';

/** One person in every part, and another one beside. */
async function fill(email: string): Promise<string> {
  const { db } = test.services;
  const { siteId } = site;
  const at = new Date(test.clock.now);
  const collection = await buildCollection(test.services, siteId, `journal-${email.length}`);
  const documentId = await buildItem(test.services, siteId, collection, 'first');
  const keyed = { site_id: siteId, email_key: email };
  const contactId = await db.transaction().execute(async (trx) => {
    const person = { email, firstName: 'Ada', lastName: 'Lovelace' };
    const id = await touchContact(trx, siteId, { ...person, source: 'form' }, test.clock.now);
    const named = { name: `News of ${email.length}`, description: '', replyTo: '', isDoubleOptIn: false };
    const listId = await createList(trx, siteId, named, test.clock.now);
    const { subscriberId } = await holdPerson(trx, siteId, person, test.clock.now);
    const subscription = { listId: listId as never, subscriberId, state: 'subscribed' } as const;
    await setState(
      trx,
      siteId,
      subscription,
      { source: 'form', wording: 'I agree' },
      { now: test.clock.now },
    );
    return id ?? '';
  });
  const memberId = createId<'member'>();
  await db
    .insertInto('members')
    .values({
      ...keyed,
      id: memberId,
      email,
      first_name: 'Ada',
      last_name: '',
      status: 'active',
      former_status: null,
      password_hash: null,
      language: 'en',
      note: '',
      joined_at: at,
      verified_at: at,
      last_seen_day: null,
      removed_at: null,
      removed_by_owner: false,
    })
    .execute();
  await db
    .insertInto('member_addresses')
    .values({
      site_id: siteId,
      id: createId<'member-address'>(),
      member_id: memberId,
      address: JSON.stringify({ ...NO_ADDRESS, name: email }),
      is_default: true,
      created_at: at,
    })
    .execute();
  const cartId = createId<'cart'>();
  await db
    .insertInto('carts')
    .values({
      site_id: siteId,
      id: cartId,
      token_hash: Buffer.from(email),
      kind: 'shop',
      version: 1,
      member_id: memberId,
      currency: 'EUR',
      location: null,
      chosen_option_id: null,
      codes: [],
      order_id: null,
      purchased_at: null,
      changed_at: at,
    })
    .execute();
  await db
    .insertInto('cart_lines')
    .values({
      site_id: siteId,
      cart_id: cartId,
      id: createId<'cart-line'>(),
      product_id: documentId,
      variant_id: documentId,
      pieces: 2,
      answers: JSON.stringify([{ label: 'Engraving', answer: email }]),
      answers_hash: Buffer.from('a'),
      shown_price: 100,
      shown_title: 'Jug',
    })
    .execute();
  await db
    .insertInto('checkouts')
    .values({
      site_id: siteId,
      cart_id: cartId,
      secret_hash: Buffer.from(email),
      email_key: email,
      contact: JSON.stringify({ email, phone: '' }),
      delivery: JSON.stringify({ ...NO_ADDRESS, name: email }),
      billing: null,
      note: '',
      expires_at: at,
    })
    .execute();
  await db
    .insertInto('abandoned_carts')
    .values({
      site_id: siteId,
      id: createId<'abandoned-cart'>(),
      cart_id: cartId,
      cart_kind: 'shop',
      email,
      email_key: email,
      lines: JSON.stringify([{ productId: documentId, variantId: documentId, pieces: 2, title: email }]),
      pieces: 2,
      amount: 200,
      currency: 'USD',
      abandoned_at: at,
      mailing: 'off',
    })
    .execute();
  await db
    .insertInto('product_reviews')
    .values({
      site_id: siteId,
      id: createId<'product-review'>(),
      order_id: createId<'order'>(),
      product_id: documentId,
      product_title: 'Jug',
      email_key: email,
      rating: 4,
      name: email,
      text: `Written by ${email}`,
      state: 'approved',
      created_at: at,
    })
    .execute();
  await db
    .insertInto('back_in_stock')
    .values({
      site_id: siteId,
      id: createId<'waiting'>(),
      product_id: documentId,
      variant_id: createId<'variant'>(),
      email,
      email_key: email,
      at,
    })
    .execute();
  const cardId = createId<'gift-card'>();
  await db
    .insertInto('gift_cards')
    .values({
      site_id: siteId,
      id: cardId,
      ...giftCardCodeColumns(test.services, siteId, cardId, createGiftCardCode()),
      currency: 'USD',
      balance: 0,
      expires_at: null,
      order_id: null,
      line_id: null,
      piece: null,
      recipient_name: email,
      recipient_email: email.toUpperCase(),
      sender: 'Lovelace',
      message: `For ${email}`,
      deliver_on: null,
      delivered_at: null,
      replaced_by: null,
      ended_at: null,
      created_at: at,
    })
    .execute();
  await db
    .insertInto('mail_opt_outs')
    .values({ site_id: siteId, email_key: email, kind: 'abandoned', at })
    .execute();
  await db
    .insertInto('form_submissions')
    .values({
      ...keyed,
      id: createId<'submission'>(),
      form_id: createId<'form'>(),
      form_name: 'Contact',
      document_id: documentId,
      fields: JSON.stringify([{ id: 'e', kind: 'email', title: 'Email' }]),
      answers: JSON.stringify({ e: email }),
      search_text: email,
      page_title: '',
      page_path: '/',
      page_id: '',
      content_source: 'c',
      page_permission_type_value: 1,
      is_overlay_form: false,
      submit_button_text: 'Send',
      created_at: at,
      read_at: null,
    })
    .execute();
  await db
    .insertInto('item_comments')
    .values({
      ...keyed,
      id: createId<'comment'>(),
      document_id: documentId,
      parent_id: null,
      kind: 'comment',
      state: 'approved',
      author_name: 'Ada',
      author_url: '',
      author_email: email,
      body: 'Well fired.',
      created_at: at,
    })
    .execute();
  await db
    .insertInto('outbox_mails')
    .values({
      id: createId<'mail'>(),
      site_id: siteId,
      recipient: 'owner@example.com',
      reply_to: email,
      subject: 'Form Submission',
      text_body: `From ${email}`,
      html_body: '',
      unsubscribe_url: null,
      status: 'sent',
      error: null,
      created_at: at,
      sent_at: at,
    })
    .execute();
  await db
    .insertInto('contact_notes')
    .values({
      site_id: siteId,
      id: createId<'contact-note'>(),
      contact_id: contactId as never,
      text: `Write to ${email}`,
      is_pinned: false,
      account_id: null,
      created_at: at,
      changed_at: at,
    })
    .execute();
  return contactId;
}

/** The tables of the site in which an address stands. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of SITE_TABLES.keys()) {
    const { rows } = await sql<{ has: boolean }>`select exists (
      select from ${sql.table(name)} as each where site_id = ${site.siteId} and strpos(each::text, ${text}) > 0) as has`.execute(
      test.services.db,
    );
    if (rows[0]?.has === true) found.push(name);
  }
  return found;
}

/** The files of a ZIP, by the headers before each. */
function unzipped(zip: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26);
    const end = nameEnd + zip.readUInt32LE(at + 18);
    files.set(zip.toString('utf8', at + 30, nameEnd), inflateRawSync(zip.subarray(nameEnd, end)).toString());
    at = end;
  }
  return files;
}

const call = (method: 'GET' | 'POST', path: string) => anna.browser.call(method, path, undefined, anna.host);

it('gives a ZIP with JSON and a page, of each part [CRM-27]', async () => {
  const id = await fill(EMAIL);
  await fill('other@example.org');
  const { body } = await call('GET', `/api/contacts/${id}/personal-data`);
  const { parts } = body as unknown as { parts: PersonalPart[] };
  expect(parts.map(({ name, fate, count }) => [name, fate, count])).toEqual([
    ['carts', 'gone', 1],
    ['checkouts', 'gone', 1],
    ['abandoned carts', 'anonymous', 1],
    ['back in stock', 'gone', 1],
    ['mail opt-outs', 'gone', 1],
    ['discounts', 'gone', 0],
    ['payment methods', 'gone', 0],
    ['subscriptions', 'anonymous', 0],
    ['memberships', 'gone', 1],
    ['consents', 'gone', 1],
    ['submissions', 'gone', 1],
    ['comments', 'anonymous', 1],
    ['gift cards', 'anonymous', 1],
    ['product reviews', 'gone', 1],
    ['orders', 'receipt', 0],
    ['requests', 'anonymous', 0],
    ['mails', 'gone', 0],
    ['contact', 'gone', 1],
  ]);
  const zip = await copyContact(test.services.db, PERSONAL_DATA, site.siteId, id as never, test.clock.now);
  const files = unzipped(zip);
  const data = JSON.parse(files.get('data.json') ?? '') as Record<string, JsonValue[]>;
  expect(Object.keys(data)).toEqual(PERSONAL_DATA.map(({ name }) => name));
  expect(JSON.stringify(data)).not.toContain('other@example.org');
  expect(data['contact']).toMatchObject([{ firstName: 'Ada', notes: [{ text: `Write to ${EMAIL}` }] }]);
  expect(data['consents']).toMatchObject([{ wording: 'I agree' }]);
  expect(files.get('data.html')).toContain(`<h1>${EMAIL}</h1>`);
});

it('finds in the copy what each table of the shop holds of a person, and nothing of it for anybody else [ORD-152]', async () => {
  const { db } = test.services;
  const { siteId } = site;
  const id = await fill(EMAIL);
  const other = await fill('other@example.org');
  const carts = new SampleCarts(siteId);
  const cartId = carts.add([{ variantId: createId(), title: 'Mark order_lines', pieces: 1, price: 2500 }]);
  const consent = {
    kind: 'terms',
    text: 'Mark consents',
    version: '1',
    at: '2026-11-26T10:00:00Z',
    isGiven: true,
  };
  const placed = await placeOrder(
    test.services,
    carts.request(cartId, {
      contact: { email: EMAIL, phone: 'Mark phone', language: 'en', networkAddress: '192.0.2.7' },
      delivery: { ...SAMPLE_ADDRESS, line1: 'Mark delivery' },
      billing: { ...SAMPLE_ADDRESS, line1: 'Mark billing' },
      note: 'Mark orders',
      consents: [consent as never],
    }),
    carts,
  );
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const key = { site_id: siteId, order_id: placed.orderId };
  const at = new Date(test.clock.now);
  await sql`update orders set fields = '[{ "title": "Mark fields", "answer": "Mark answer" }]'
    where site_id = ${siteId} and id = ${placed.orderId}`.execute(db);
  await sql`update order_lines set answers = '[{ "label": "Engraving", "answer": "Mark engraving" }]'
    where site_id = ${siteId} and order_id = ${placed.orderId}`.execute(db);
  await db.transaction().execute((trx) =>
    addOrderEvent(trx, siteId, placed.orderId, {
      kind: 'mailed',
      by: { kind: 'system' },
      data: { text: 'Mark order_events' },
      at,
    }),
  );
  await db
    .insertInto('fulfilments')
    .values({
      ...key,
      id: createId(),
      carrier: 'Post',
      tracking: 'Mark fulfilments',
      url: '',
      at,
      undone_at: null,
    })
    .execute();
  await sql`update payments set reference = 'Mark payments', method = '{ "brand": "visa", "last4": "4242" }'
    where site_id = ${siteId} and order_id = ${placed.orderId}`.execute(db);
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', placed.orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('refunds')
    .values({
      ...key,
      id: createId(),
      payment_id: payment.id,
      key: createId(),
      provider_id: null,
      amount: 100,
      excess: 0,
      tax: 0,
      lines: '[]',
      has_delivery: false,
      reason: 'Mark refunds',
      status: 'succeeded',
      is_mailed: false,
      by_kind: 'system',
      account_id: null,
      created_at: at,
      answered_at: at,
    })
    .execute();
  await addSampleSubscription(test.services, siteId, {
    email: EMAIL,
    email_key: EMAIL,
    title: 'Mark subscriptions',
  });
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email_key', '=', EMAIL)
    .executeTakeFirstOrThrow();
  const customer = { site_id: siteId, provider: 'stripe', customer_id: 'cus_1', member_id: member.id };
  await db
    .insertInto('payment_customers')
    .values({ ...customer, is_live: true, created_at: at })
    .execute();
  await db
    .insertInto('kept_methods')
    .values({
      ...customer,
      id: createId(),
      method_id: 'pm_1',
      brand: 'Mark kept_methods',
      last4: '1881',
      expires: '12/2099',
      created_at: at,
    })
    .execute();
  const found = async (contactId: string) => {
    const zip = await copyContact(db, PERSONAL_DATA, siteId, contactId as never, test.clock.now);
    const data = JSON.parse(unzipped(zip).get('data.json') ?? '') as Record<string, JsonValue[]>;
    return { data, text: JSON.stringify(data) };
  };
  const { data, text } = await found(id);
  for (const mark of [
    'orders',
    'phone',
    'delivery',
    'billing',
    'fields',
    'answer',
    'consents',
    'order_lines',
    'engraving',
    'order_events',
    'fulfilments',
    'payments',
    'refunds',
    'subscriptions',
    'kept_methods',
  ]) {
    expect(text).toContain(`Mark ${mark}`);
  }
  expect(data['orders']).toMatchObject([
    {
      number: '00001',
      networkAddress: '192.0.2.7',
      lines: [{ title: 'Mark order_lines' }],
      payments: [{ method: { brand: 'visa', last4: '4242' } }],
      refunds: [{ amount: 100, reason: 'Mark refunds' }],
    },
  ]);
  // What else there is of the shop, of which `fill` makes one of each.
  for (const part of [
    'carts',
    'checkouts',
    'abandoned carts',
    'back in stock',
    'mail opt-outs',
    'gift cards',
  ]) {
    expect(data[part], part).toHaveLength(1);
  }
  expect(JSON.stringify(data['memberships'])).toContain(`"name":"${EMAIL}"`);
  expect(JSON.stringify(data['carts'])).toContain(EMAIL);
  expect(text).not.toMatch(/cus_1|pm_1/);
  expect((await found(other)).text).not.toContain('Mark ');
});

it('erases a person everywhere by a job, once, and says when and by whom, not whom [CRM-24] [CRM-25]', async () => {
  const id = await fill(EMAIL);
  const other = await fill('other@example.org');
  const text = `Email,Note\nbroken,Write to ${EMAIL}\nbroken,\n${EMAIL},\n${EMAIL},again\n`;
  const table = { siteId: site.siteId, by: anna.accountId, text, isDryRun: true };
  const { id: importId } = await importTable(test, contactImport, table);
  expect(await countLeftOut(test.services.db, site.siteId, importId)).toBe(3);
  expect(await tablesWith(EMAIL)).toEqual(
    expect.arrayContaining([
      'contact_emails',
      'contact_notes',
      'subscribers',
      'members',
      'member_addresses',
      'form_submissions',
      'table_imports',
      'table_import_left_out',
    ]),
  );
  expect((await call('POST', `/api/contacts/${id}/erase`)).status).toBe(200);
  await test.runJobs('erase-contact');
  await test.runJobs('erase-contact');
  expect(await tablesWith(EMAIL)).toEqual([]);
  expect(await tablesWith('Lovelace')).not.toEqual([]);
  expect(await countLeftOut(test.services.db, site.siteId, importId)).toBe(1);
  expect((await call('GET', `/api/contacts/${id}/personal-data`)).status).toBe(404);
  expect((await call('GET', `/api/contacts/${other}/personal-data`)).status).toBe(200);
  const comments = await test.services.db
    .selectFrom('item_comments')
    .select(['author_name as name', 'body'])
    .where('site_id', '=', site.siteId)
    .execute();
  expect(comments).toContainEqual({ name: 'Former visitor', body: 'Well fired.' });
  const { body } = await call('GET', '/api/contact-log');
  expect(body).toMatchObject({ entries: [{ action: 'erase', count: 1, person: 'Anna' }] });
});

it('brings nobody back by an import who was erased [CRM-24]', async () => {
  const id = await fill(EMAIL);
  await call('POST', `/api/contacts/${id}/erase`);
  await test.runJobs('erase-contact');
  const table = { siteId: site.siteId, by: anna.accountId };
  const text = `Email\n${EMAIL.toUpperCase()}\nnew@example.org\n`;
  const report = await importTable(test, contactImport, { ...table, text });
  expect(report).toMatchObject({ added: 1, skipped: 1, problems: [{ line: 2 }] });
});

it('takes the write permission and a recent sign-in [CRM-22] [CRM-24]', async () => {
  const id = await fill(EMAIL);
  const editor = await signInContributor(test.app, test.services, site, 'Eda', ['editor']);
  for (const path of ['personal-data', 'personal-data.zip']) {
    const refused = await editor.browser.call('GET', `/api/contacts/${id}/${path}`, undefined, editor.host);
    expect(refused.status).toBe(403);
  }
  test.clock.advance(10 * 60 * 1000 + 1);
  expect((await call('POST', `/api/contacts/${id}/erase`)).status).toBe(403);
  expect((await call('GET', `/api/contacts/${id}/personal-data`)).status).toBe(200);
});

it('erases again, before it is opened, what a backup would bring back of who was erased since [CRM-26]', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-erased-'));
  try {
    const { services } = test;
    const config = { ...services.config, dataDir: folder };
    const database = { connection: test.connection };
    const started = { services: { ...services, config }, database, masterKeys: ['a key'] } as never;
    const backup = path.join(folder, 'before.tar.gz');
    const gone = await fill(EMAIL);
    const kept = await fill('other@example.org');
    // Of before there were contacts: nobody but the list knows them.
    await services.db
      .deleteFrom('contacts')
      .where('id', '=', gone as never)
      .execute();
    await backupCommand(started, backup, () => undefined);
    const again = await services.db
      .transaction()
      .execute((trx) => touchContact(trx, site.siteId, { email: EMAIL, source: 'form' }, test.clock.now));
    const late = await fill('late@example.org');
    for (const id of [again, late]) await call('POST', `/api/contacts/${String(id)}/erase`);
    await test.runJobs('erase-contact');
    const said: string[] = [];
    await restoreCommand(started, backup, (line) => said.push(line));
    expect(said.join('\n')).toContain('Erased again since they were erased after it: 1 people.');
    expect(await tablesWith(EMAIL)).toEqual([]);
    const contacts = await services.db
      .selectFrom('contacts')
      .select('id')
      .where('site_id', '=', site.siteId)
      .execute();
    expect(contacts).toEqual([{ id: kept }]);
    const erased = await erasedAmong(services.db, services, site.siteId, [
      EMAIL,
      'late@example.org',
      'a@b.example',
    ]);
    expect([...erased]).toEqual([EMAIL, 'late@example.org']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
