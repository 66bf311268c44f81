import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signUpAction, signUpFieldId } from '#domain/newsletters/sign-up-fields.ts';
import { formRoutes } from '#server/forms/routes.ts';
import { formVisitor, type FormVisitor } from '#server/forms/testing/form-visitor.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { accessRecord, addGatedMember } from '#server/gating/testing/gated-site.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { eraseUnconfirmed } from '#server/mailing-lists/erase-unconfirmed.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { registerNewsletters } from './plugin.ts';
import {
  addNewsletterPage,
  buildList,
  buildNewsletterSite,
  type NewsletterSite,
} from './testing/build-newsletter-site.ts';
import { newsletterVisitorRoutes } from './visitor-routes.ts';

const HOUR_MS = 3_600_000;
let test: TestServices;
let app: FastifyInstance;
let site: NewsletterSite;
let host: string;
let visitor: FormVisitor;

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, {
    identify,
    routes: [...formRoutes, ...newsletterVisitorRoutes],
    plugins: [registerNewsletters],
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await test.close();
});
beforeEach(async () => {
  test.clock.advance(HOUR_MS);
  enter(await buildNewsletterSite(test.services));
});

function enter(next: NewsletterSite): void {
  site = next;
  host = `${site.identifier}.localhost`;
  visitor = formVisitor(app, host);
}

/** On a page of the same site with a block of this list. */
async function connect(listId: string, doubleOptIn: boolean): Promise<void> {
  enter(await addNewsletterPage(test.services, site, { listId, doubleOptIn }));
}

async function signUp(email: string, changes: object = {}, from = visitor) {
  const key = 'key' in changes ? '' : await from.key(site.blockId);
  return from.call('POST', '/api/newsletter/Subscribe', {
    key,
    formId: site.blockId,
    collectionId: site.documentId,
    pagePath: '/news',
    form: JSON.stringify({
      [signUpFieldId(site.blockId, 'email')]: email,
      [signUpFieldId(site.blockId, 'first-name')]: 'Ada',
    }),
    ...changes,
  });
}

async function mails() {
  await test.consumeEvents();
  return test.services.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
const people = () =>
  test.services.db
    .selectFrom('list_subscriptions as place')
    .innerJoin('subscribers as person', (join) =>
      join.onRef('person.site_id', '=', 'place.site_id').onRef('person.id', '=', 'place.subscriber_id'),
    )
    .select(['person.email', 'person.first_name as firstName', 'place.state', 'place.list_id as listId'])
    .where('place.site_id', '=', site.siteId)
    .execute();
const states = async () => (await people()).map(({ email, state }) => `${email} ${state}`);
const changes = () =>
  test.services.db
    .selectFrom('subscription_changes')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();

/** The tables that hold this text in a row of the site. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where column_name = 'site_id' and table_schema = current_schema() order by 1`.execute(test.services.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as row
      where row.site_id = ${site.siteId} and strpos(row::text, ${text}) > 0 limit 1`.execute(
      test.services.db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** The path of a link in the latest mail. */
async function linkIn(kind: 'confirm' | 'unsubscribe'): Promise<string> {
  const body = (await mails()).at(-1)?.text_body ?? '';
  return new RegExp(`/newsletter/${kind}/[\\w-]+`).exec(body)?.[0] ?? 'no link';
}

/** The path of a link in the latest mail to somebody. */
async function linkFor(recipient: string, kind: 'confirm' | 'unsubscribe'): Promise<string> {
  const mail = (await mails()).findLast((each) => each.recipient === recipient);
  return new RegExp(`/newsletter/${kind}/[\\w-]+`).exec(mail?.text_body ?? '')?.[0] ?? 'no link';
}

async function open(method: 'GET' | 'POST', path: string, payload?: string, at = host) {
  // What happens later has a later time.
  test.clock.advance(1000);
  const response = await app.inject({
    method,
    url: path,
    headers: {
      host: at,
      ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}

describe('a sign-up with double opt-in', () => {
  it('waits for the button behind the link of the mail; opening the link changes nothing [NEWS-10] [EDIT-117] [MEMB-12]', async () => {
    expect(await signUp('ada@example.org')).toEqual({ status: 200, body: { isDoubleOptIn: true } });
    expect(await people()).toMatchObject([{ email: 'ada@example.org', firstName: 'Ada', state: 'pending' }]);
    expect(await mails()).toMatchObject([
      { recipient: 'ada@example.org', subject: 'Confirm your subscription to Newsletter' },
    ]);
    const link = await linkIn('confirm');
    expect((await open('GET', link)).text).toContain('Confirm subscription');
    expect(await states()).toEqual(['ada@example.org pending']);
    expect((await open('POST', link)).text).toContain('Your subscription is confirmed');
    expect(await states()).toEqual(['ada@example.org subscribed']);
    expect((await open('POST', link)).text).toContain('Your subscription is confirmed');
    expect(await changes()).toHaveLength(2);
  });

  it('keeps the proof of the consent [NEWS-08]', async () => {
    await signUp('ada@example.org');
    await open('POST', await linkIn('confirm'));
    expect(await changes()).toMatchObject([
      {
        state: 'pending',
        source: 'form',
        form_id: site.blockId,
        page_path: '/news',
        wording: 'Sign up',
        network_address: '127.0.0.1',
      },
      { state: 'subscribed', source: 'link', network_address: '127.0.0.1' },
    ]);
  });

  it('cannot be confirmed after 30 days, on another site or with a changed link [NEWS-10] [NEWS-46]', async () => {
    await signUp('ada@example.org');
    const link = await linkIn('confirm');
    const elsewhere = await buildNewsletterSite(test.services);
    const { text } = await open('POST', link, undefined, `${elsewhere.identifier}.localhost`);
    expect(text).toContain('This link does not work');
    await open('POST', `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    await open('POST', link.replace('/confirm/', '/unsubscribe/'));
    test.clock.advance(30 * 24 * HOUR_MS);
    await open('POST', link);
    expect(await states()).toEqual(['ada@example.org pending']);
  });

  it('makes the first list of the site, once [NEWS-01]', async () => {
    await visitor.key();
    await Promise.all(['a@example.org', 'b@example.org', 'c@example.org'].map((email) => signUp(email)));
    const lists = await test.services.db
      .selectFrom('mailing_lists')
      .select(['name', 'is_double_opt_in'])
      .where('site_id', '=', site.siteId)
      .execute();
    expect(lists).toEqual([{ name: 'Newsletter', is_double_opt_in: true }]);
    expect(await people()).toHaveLength(3);
  });

  it('of one address at once leaves one person and one mail [CRM-01] [NEWS-11]', async () => {
    const spellings = ['ada@example.org', ' Ada@Example.org', 'ADA@EXAMPLE.ORG', 'ada@example.org'];
    await visitor.key();
    const answers = await Promise.all(spellings.map((email) => signUp(email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await people()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('in two spellings of one domain leaves one person, in the script of the domain [MEMB-02] [CRM-01]', async () => {
    await signUp('ada@xn--mller-kva.de');
    await signUp('Ada@MÜLLER.de');
    const rows = await test.services.db
      .selectFrom('subscribers')
      .select(['email', 'email_key'])
      .where('site_id', '=', site.siteId)
      .execute();
    expect(rows).toEqual([{ email: 'ada@müller.de', email_key: 'ada@xn--mller-kva.de' }]);
  });

  it('finds a person who was kept in the script of the domain', async () => {
    await signUp('ada@müller.de');
    await test.services.db
      .updateTable('subscribers')
      .set({ email_key: 'ada@müller.de' })
      .where('site_id', '=', site.siteId)
      .execute();
    await signUp('ada@xn--mller-kva.de');
    expect(await people()).toHaveLength(1);
  });

  it('answers the same for addresses that wait, are on the list or left [NEWS-11]', async () => {
    const first = await signUp('ada@example.org');
    expect(await signUp('ada@example.org')).toEqual(first);
    expect(await mails()).toHaveLength(1);
    test.clock.advance(HOUR_MS);
    await signUp('ada@example.org');
    expect(await mails()).toHaveLength(2);
    await open('POST', await linkIn('confirm'));
    const leave = await linkIn('unsubscribe');
    test.clock.advance(HOUR_MS);
    expect(await signUp('ada@example.org')).toEqual(first);
    expect(await mails()).toHaveLength(2);
    await open('POST', leave);
    expect(await states()).toEqual(['ada@example.org unsubscribed']);
    expect(await signUp('ada@example.org')).toEqual(first);
    expect(await states()).toEqual(['ada@example.org pending']);
    expect(await mails()).toHaveLength(3);
  });

  it('keeps no network address where the site restricts visitor data [NEWS-08] [CONS-19]', async () => {
    await change(test.services, site.siteId, site.siteDocumentId, [
      { op: 'put', record: { id: 'cookie-banner', type: 'cookie-banner', isVisitorDataRestricted: true } },
    ]);
    enter(await addNewsletterPage(test.services, site, { listId: '', doubleOptIn: true }));
    await signUp('ada@example.org');
    expect(await changes()).toMatchObject([{ state: 'pending', network_address: null, page_path: '' }]);
    expect(await tablesWith('127.0.0.1')).toEqual([]);
  });

  it('loses the network address and its page once the site restricts visitor data [CRM-30] [CONS-19]', async () => {
    await signUp('ada@example.org');
    const [before] = await changes();
    expect([before?.network_address, before?.page_path]).toEqual(['127.0.0.1', expect.stringMatching(/^\//)]);
    await change(test.services, site.siteId, site.siteDocumentId, [
      { op: 'put', record: { id: 'cookie-banner', type: 'cookie-banner', isVisitorDataRestricted: true } },
    ]);
    await publishDocuments(test.services, {
      siteId: site.siteId,
      documentIds: [site.siteDocumentId],
      authorId: null,
      name: 'Cookies',
    });
    await test.consumeEvents();
    expect(await changes()).toMatchObject([
      { network_address: null, page_path: '', wording: before?.wording },
    ]);
  });

  it('keeps the network address in the proof of the consent and nowhere else, where nothing restricts it [NEWS-08]', async () => {
    await signUp('ada@example.org');
    expect(await tablesWith('127.0.0.1')).toEqual(['subscription_changes']);
  });

  it('is erased 30 days after its link stopped working; who was on the list stays known [NEWS-10]', async () => {
    await signUp('never@example.org');
    await signUp('ada@example.org');
    await open('POST', await linkFor('ada@example.org', 'confirm'));
    await open('POST', await linkFor('ada@example.org', 'unsubscribe'), '');
    await signUp('ada@example.org');
    test.clock.advance(59 * 24 * HOUR_MS);
    await eraseUnconfirmed(test.services);
    expect(await people()).toHaveLength(2);
    test.clock.advance(2 * 24 * HOUR_MS);
    await eraseUnconfirmed(test.services);
    expect(await states()).toEqual(['ada@example.org pending']);
  });
});

describe('a sign-up', () => {
  it('of a list without double opt-in counts at once and mails the way off the list', async () => {
    const plain = await buildNewsletterSite(test.services);
    const listId = await buildList(test.services, plain, 'Letters', false);
    const other = await buildList(test.services, plain, 'Strict');
    enter(plain);
    await connect(listId, false);
    expect((await signUp('ada@example.org')).body).toEqual({ isDoubleOptIn: false });
    expect(await states()).toEqual(['ada@example.org subscribed']);
    expect(await mails()).toMatchObject([
      { subject: 'You are subscribed to Letters', reply_to: 'news@example.org' },
    ]);
    // The block cannot switch it off for a list that has it on, and can ask for it.
    await connect(other, false);
    expect((await signUp('bo@example.org')).body).toEqual({ isDoubleOptIn: true });
    await connect(listId, true);
    expect((await signUp('cy@example.org')).body).toEqual({ isDoubleOptIn: true });
  });

  it('needs a key, a list of its own site, and a block that is live [FORM-57] [FORM-91]', async () => {
    expect(await signUp('ada@example.org', { key: '' })).toMatchObject({ status: 400 });
    expect(
      await signUp('ada@example.org', { formId: '0'.repeat(24), key: await visitor.key('0'.repeat(24)) }),
    ).toMatchObject({ status: 404 });
    const elsewhere = await buildNewsletterSite(test.services);
    await connect(await buildList(test.services, elsewhere, 'Foreign'), true);
    expect(await signUp('ada@example.org')).toMatchObject({ status: 404 });
    expect(await people()).toEqual([]);
  });

  it('takes a block of a page for members from members only [MEMB-38]', async () => {
    await change(test.services, site.siteId, site.documentId, [
      { op: 'put', record: accessRecord({ kind: 'members' }) },
    ]);
    await publishDocuments(test.services, {
      siteId: site.siteId,
      documentIds: 'all',
      authorId: null,
      name: 'Publish',
    });
    expect(await signUp('ada@example.org')).toMatchObject({ status: 404 });
    const posted = await app.inject({
      method: 'POST',
      url: signUpAction(site.documentId, site.blockId),
      headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        [signUpFieldId(site.blockId, 'email')]: 'ada@example.org',
      }).toString(),
    });
    expect(posted.statusCode).toBe(404);
    expect(posted.body).not.toContain('Sign up');
    expect(await people()).toEqual([]);
    const { cookie } = await addGatedMember(test.services, site.siteId, []);
    const member = formVisitor(app, host, undefined, cookie.split('=')[1]);
    expect(await signUp('ada@example.org', {}, member)).toMatchObject({ status: 200 });
  });

  it('uses a key up that is of its own block only, once, and only when it succeeds [FORM-67]', async () => {
    const invalid = {
      status: 400,
      body: { error: 'Error processing form submission. Please reload and try again.' },
    };
    const other = await addNewsletterPage(test.services, site, { listId: '', doubleOptIn: true });
    const ofAnother = { key: await visitor.key(other.blockId) };
    expect(await signUp('ada@example.org', ofAnother)).toMatchObject(invalid);
    expect(await signUp('ada@example.org', { key: await visitor.key() })).toMatchObject(invalid);
    const key = await visitor.key(site.blockId);
    expect(await signUp('nope', { key })).toMatchObject({ status: 400, body: { errors: expect.anything() } });
    const answers = await Promise.all(
      ['ada@example.org', 'bo@example.org'].map((email) => signUp(email, { key })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await people()).toHaveLength(1);
  });

  it('tells what is wrong with the address by its field [FORM-83] [FBLD-81]', async () => {
    const field = signUpFieldId(site.blockId, 'email');
    expect((await signUp('')).body['errors']).toEqual({ [field]: 'Email is required.' });
    expect((await signUp('ada@example')).body['errors']).toEqual({
      [field]: 'Email is not valid. Email addresses should follow the format user@domain.com.',
    });
  });

  it('of a program keeps nothing and looks like any other', async () => {
    expect(await signUp('bot@example.org', { homepage: 'x' })).toMatchObject({ status: 200 });
    expect([await people(), await mails()]).toEqual([[], []]);
  });

  it('is refused with 429 after ten from one visitor in ten minutes [FORM-69]', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await signUp(`person${count}@example.org`)).status).toBe(200);
    }
    expect(await signUp('late@example.org')).toMatchObject({ status: 429 });
    expect(await people()).toHaveLength(10);
  });

  it('works without scripts, and only from a page of the site', async () => {
    const url = signUpAction(site.documentId, site.blockId);
    const post = (email: string, origin: string | null) =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          host,
          'content-type': 'application/x-www-form-urlencoded',
          ...(origin === null ? {} : { origin, referer: `http://${host}/news` }),
        },
        payload: new URLSearchParams({ [signUpFieldId(site.blockId, 'email')]: email }).toString(),
      });
    expect((await post('ada@example.org', null)).statusCode).toBe(400);
    expect((await post('ada@example.org', 'http://elsewhere.example')).statusCode).toBe(403);
    const wrong = await post('ada', `http://${host}`);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain(
      'Email is not valid. Email addresses should follow the format user@domain.com.',
    );
    const right = await post('ada@example.org', `http://${host}`);
    expect(right.statusCode).toBe(200);
    expect(right.body).toContain('Please check your inbox to confirm.');
    expect(right.body).toContain('href="/news"');
    expect(await states()).toEqual(['ada@example.org pending']);
    for (let count = 1; count < 10; count += 1) await post(`p${count}@example.org`, `http://${host}`);
    const late = await post('late@example.org', `http://${host}`);
    expect(late.statusCode).toBe(429);
    for (const text of [
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      'value="late@example.org"',
    ]) {
      expect(late.body).toContain(text);
    }
  });

  it('without scripts is answered by a page where it breaks off, with what was entered', async () => {
    const post = (blockId: string) =>
      app.inject({
        method: 'POST',
        url: signUpAction(site.documentId, blockId),
        headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          [signUpFieldId(site.blockId, 'email')]: 'ada@example.org',
        }).toString(),
      });
    const missing = await post('nonsense');
    expect([missing.statusCode, missing.body.includes('This form has not been configured yet.')]).toEqual([
      404,
      true,
    ]);
    const away = vi.spyOn(test.services.db, 'transaction').mockImplementationOnce(() => {
      throw new Error('the database is away');
    });
    const broken = await post(site.blockId);
    away.mockRestore();
    expect(broken.statusCode).toBe(500);
    for (const text of [
      'Unable to send form. Please try again later.',
      'value="ada@example.org"',
      'Send again',
    ]) {
      expect(broken.body).toContain(text);
    }
    expect(await people()).toEqual([]);
  });
});

describe('who leaves', () => {
  beforeEach(async () => {
    await signUp('ada@example.org');
    await open('POST', await linkIn('confirm'));
  });

  it('opens a page whose button does it, and can take it back with a confirmation [NEWS-45] [CONT-159]', async () => {
    const link = await linkIn('unsubscribe');
    const asked = await open('GET', link);
    expect(asked.text).toContain('Unsubscribe from Newsletter');
    expect(asked.text).toContain('data-page-type="newsletter-unsubscribe"');
    expect(await states()).toEqual(['ada@example.org subscribed']);
    const left = await open('POST', link, '');
    expect(left.text).toContain('You are unsubscribed');
    expect(left.text).toContain('data-page-type="newsletter-unsubscribe"');
    expect(await states()).toEqual(['ada@example.org unsubscribed']);
    test.clock.advance(HOUR_MS);
    await open('POST', link.replace('/unsubscribe/', '/return/'));
    expect(await states()).toEqual(['ada@example.org pending']);
    await open('POST', await linkIn('confirm'));
    expect(await states()).toEqual(['ada@example.org subscribed']);
  });

  it('can do so with one request of the mail program, again and again [NEWS-44]', async () => {
    const [mail] = await mails();
    expect(mail?.unsubscribe_url).toBe(`http://${host}:8080${await linkIn('unsubscribe')}`);
    for (let count = 0; count < 2; count += 1) {
      const done = await open('POST', await linkIn('unsubscribe'), 'List-Unsubscribe=One-Click');
      expect(done).toMatchObject({ status: 200, text: 'Unsubscribed' });
    }
    expect(await states()).toEqual(['ada@example.org unsubscribed']);
    expect(await changes()).toHaveLength(3);
  });

  it('is not brought back by the old link of the confirmation', async () => {
    const confirm = await linkIn('confirm');
    await open('POST', await linkIn('unsubscribe'), '');
    expect((await open('POST', confirm)).text).toContain('This link was used already');
    expect(await states()).toEqual(['ada@example.org unsubscribed']);
  });

  it('gets a new link by mail; no answer tells whether an address is known [NEWS-46]', async () => {
    const ask = (email: string) =>
      open('POST', '/newsletter/links', new URLSearchParams({ email }).toString());
    const known = await ask('ADA@example.org');
    expect(known.text).toBe((await ask('nobody@example.org')).text);
    expect((await mails()).map((mail) => mail.subject).slice(1)).toEqual(['Your link to leave Newsletter']);
    expect((await open('GET', '/newsletter/unsubscribe/nonsense')).text).toContain('This link does not work');
  });
});

describe('the pages of a site in German', () => {
  beforeEach(async () => {
    await change(test.services, site.siteId, site.siteDocumentId, [setting('language', 'de')]);
    enter(await addNewsletterPage(test.services, site, { listId: '', doubleOptIn: true }));
    await signUp('ada@example.org');
  });

  it('are led to by mails that speak it, too [DATA-69]', async () => {
    const [mail] = await mails();
    expect(mail?.subject).toBe('Bestätigen Sie Ihr Abonnement von Newsletter');
    expect(mail?.text_body).toContain('Der Link gilt 30 Tage lang.');
    expect(mail?.html_body).toContain('<html lang="de" dir="ltr">');
    await open('POST', '/newsletter/links', new URLSearchParams({ email: 'ada@example.org' }).toString());
    expect((await mails()).at(-1)?.subject).toBe('Ihr Link zum Abbestellen von Newsletter');
  });

  it('speak it, from the confirmation to the way off the list', async () => {
    const confirm = await linkIn('confirm');
    const asked = await open('GET', confirm);
    expect(asked.text).toContain('<html lang="de" dir="ltr">');
    expect(asked.text).toContain('Bestätigen Sie Ihr Abonnement von Newsletter');
    expect(asked.text).toContain('Abonnement bestätigen</button>');
    const confirmed = await open('POST', confirm);
    expect(confirmed.text).toContain('Ihr Abonnement ist bestätigt');
    expect(confirmed.text).toContain('Sie erhalten ab jetzt Newsletter. In jeder Mail steht ein Link');
    const leave = await linkIn('unsubscribe');
    const leaving = await open('GET', leave);
    expect(leaving.text).toContain('Newsletter abbestellen');
    expect(leaving.text).toContain('Sie werden keine Mails von Newsletter mehr erhalten.');
    const left = await open('POST', leave, '');
    expect(left.text).toContain('Sie sind abgemeldet');
    expect(left.text).toContain('Rückgängig machen</button>');
    expect((await open('POST', confirm)).text).toContain('Dieser Link wurde schon benutzt');
    test.clock.advance(HOUR_MS);
    const back = await open('POST', leave.replace('/unsubscribe/', '/return/'));
    expect(back.text).toContain('Newsletter abonnieren');
    expect(back.text).toContain('Bitte sehen Sie in Ihr Postfach, um zu bestätigen.');
    for (const page of [asked, confirmed, leaving, left, back]) expect(page.text).toContain('>Zurück zu ');
  });

  it('speak it where a link does not work and where a new one is asked for', async () => {
    const unknown = await open('GET', '/newsletter/unsubscribe/nonsense');
    expect(unknown.text).toContain('Dieser Link funktioniert nicht');
    expect(unknown.text).toContain('E-Mail</label>');
    expect(unknown.text).toContain('Link senden</button>');
    const wrong = await open('POST', '/newsletter/links', 'email=nobody');
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Die E-Mail-Adresse ist ungültig.');
    const asked = await open('POST', '/newsletter/links', 'email=nobody%40example.org');
    expect(asked.text).toContain('Sehen Sie in Ihr Postfach');
    expect(asked.text).toContain('ist eine Mail mit dem Link unterwegs.');
  });
});
