import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { createApp } from '#server/app.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { buildFormSite, type FormSite } from '#server/forms/testing/build-form-site.ts';
import { formVisitor, type FormVisitor } from '#server/forms/testing/form-visitor.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createDatabaseGate, type DatabaseGate } from '#server/platform/testing/database-gate.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';

let gate: DatabaseGate;
let test: TestServices;
let app: FastifyInstance;
let site: FormSite;
let anna: Contributor;
let visitor: FormVisitor;
let changeId: string;
let submission: object;
let lost = 0;

async function start(waitMs: number): Promise<void> {
  test = await createTestServices({
    databaseLimits: { waitMs, queryMs: 30_000 },
    log: { ...silentLogger, warn: (_facts, message) => void (lost += Number(message.includes('lost'))) },
    connectThrough: async (connection) => {
      gate = await createDatabaseGate(connection);
      return gate.connection;
    },
  });
  app = await createApp(test.services);
  await app.ready();
  site = await buildFormSite(test.services);
  anna = await signInContributor(app, test.services, site, 'Anna');
  visitor = formVisitor(app, `${site.identifier}.localhost`);
  changeId = createId();
  // The crumbs and the key are taken before the database goes away, as in pages that are open.
  await anna.browser.call('POST', `/api/documents/${site.documentId}/changes`, {}, anna.host);
  submission = {
    key: await visitor.key(site.formId),
    formId: site.formId,
    collectionId: site.documentId,
    pageId: site.documentId,
    pagePath: '/contact',
    form: JSON.stringify({
      [`${site.formId}-name`]: ['Ada', 'Lovelace'],
      [`${site.formId}-email`]: 'ada@example.com',
      [`${site.formId}-message`]: 'A question.',
    }),
  };
}

beforeEach(() => start(30_000));
afterEach(async () => {
  await app.close();
  await test.close();
  await gate.close();
});

const edit = () =>
  anna.browser.call(
    'POST',
    `/api/documents/${site.documentId}/changes`,
    {
      clientId: 'client-anna',
      changes: [
        {
          id: changeId,
          baseVersion: 0,
          name: 'Edit form',
          gestureId: changeId,
          operations: [{ op: 'set', id: site.formId, field: 'data.submitText', value: 'Go' }],
        },
      ],
    },
    anna.host,
  );
const submit = () => visitor.call('POST', '/api/form/SaveFormSubmission', submission);
const visit = () => visitor.call('GET', '/nowhere');
const all = async () => (await Promise.all([edit(), submit(), visit()])).map(({ status }) => status);

async function expectEverythingOnce(): Promise<void> {
  const page = await anna.browser.call('GET', `/api/documents/${site.documentId}`, undefined, anna.host);
  expect(page.body).toMatchObject({ version: 1, records: { [site.formId]: { data: { submitText: 'Go' } } } });
  const rows = await test.services.db
    .selectFrom('form_submissions')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .execute();
  expect(rows).toHaveLength(1);
}

describe('an edit, a form submission and a visit', () => {
  it('wait for a database that hangs, and go on by themselves', async () => {
    gate.silence();
    const answers = all();
    await gate.restore();
    expect(await answers).toEqual([200, 200, 404]);
    await expectEverythingOnce();
  });

  it('wait for a database that went away and comes back', async () => {
    // A query on a connection that is in use, or not yet known to be broken, would fail and not wait.
    await gate.quiet();
    const before = lost;
    const count = await gate.cut();
    await expect.poll(() => lost - before).toBe(count);
    const answers = all();
    await gate.restore();
    expect(await answers).toEqual([200, 200, 404]);
    await expectEverythingOnce();
  });
});

describe('an edit, a form submission and a visit, when the database stays away longer than they wait', () => {
  it('get 503, and succeed when they are sent again', async () => {
    await app.close();
    await test.close();
    await gate.close();
    await start(1_000);
    await gate.cut();
    const refused = await edit();
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.headers['retry-after']).toBe('5');
    expect(await all()).toEqual([503, 503, 503]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await gate.restore();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect(await all()).toEqual([200, 200, 404]);
    await expectEverythingOnce();
  });
});
