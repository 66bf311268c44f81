import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonObject } from '#lib/json.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { startSmtpServer, type TestSmtpServer } from '#server/platform/testing/smtp-server.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { defineMail } from './define-mail.ts';
import { listMails } from './queries.ts';
import { removeOldMails } from './remove-old-mails.ts';
import { outboxRoutes } from './routes.ts';

let smtp: TestSmtpServer;
let test: TestServices;
beforeEach(async () => {
  smtp = await startSmtpServer();
  test = await createTestServices({
    config: { smtpUrl: smtp.url, smtpWantsTls: false, mailFrom: 'Garden <garden@example.org>' },
  });
});
afterEach(async () => {
  await test.close();
  await smtp.close();
});

const roseMail = defineMail({
  kind: 'roses',
  params: z.object({ flowers: z.string() }),
  sample: { flowers: 'roses' },
  view: ({ flowers }) => ({ subject: 'Grüße aus dem Garten', content: `The ${flowers} are out.` }),
});
const delivery = { to: 'rose@example.org', params: { flowers: 'roses' }, replyTo: 'ada@example.org' };
const outbox = async () => (await listMails(test.services.db, { page: 1, pageSize: 10 })).mails;
const states = async () => (await outbox()).map(({ status, error }) => [status, error]);

/** Jobs that wait for their next try come now. */
const skipPauses = () =>
  sql`update pgboss.job set start_after = now() - interval '1 second'`.execute(test.services.db);

/** What the owner of the installation reads in the browser. */
async function outboxOfOwner(): Promise<JsonObject> {
  const app = await createHttpApp(test.services, { identify, routes: outboxRoutes, plugins: [] });
  const owner = await signInContributor(app, test.services, await buildSite(test.services), 'Olga');
  await test.services.db.updateTable('accounts').set({ is_installation_owner: true }).execute();
  const { body } = await owner.browser.call('GET', '/api/outbox');
  await app.close();
  return body;
}

it('is sent through the mail server, and its state is in the outbox', async () => {
  await test.services.mail.send(roseMail, delivery);
  expect(await states()).toEqual([['queued', null]]);
  expect(await test.runJobs('mail')).toBe(1);
  expect(await states()).toEqual([['sent', null]]);
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toMatchObject({ from: 'garden@example.org', to: ['rose@example.org'] });
  const content = smtp.mails[0]?.content ?? '';
  expect(content).toContain('From: Garden <garden@example.org>');
  await test.services.mail.send(roseMail, { ...delivery, senderName: 'Rose, of "Roses"' });
  expect(await test.runJobs('mail')).toBe(1);
  // The address is the one that the mail server may send from.
  expect(smtp.mails[1]?.content).toContain('From: "Rose, of \\"Roses\\"" <garden@example.org>');
  expect(content).toContain('Reply-To: ada@example.org');
  expect(content).toContain('Content-Type: text/html');
  expect(content).toContain('The roses are out.');
});

it('is tried again after a refusal, with the reason in the outbox, and is sent once', async () => {
  smtp.refuse('450 Mailbox busy');
  await test.services.mail.send(roseMail, delivery);
  await test.runJobs('mail');
  expect(await states()).toEqual([['failed', expect.stringContaining('450 Mailbox busy')]]);
  smtp.refuse(null);
  await skipPauses();
  expect(await test.runJobs('mail')).toBe(1);
  expect(await states()).toEqual([['sent', null]]);
  expect(smtp.mails).toHaveLength(1);
  expect(await test.services.jobs.failed(10)).toEqual([]);
});

it('is a failed job that can be seen after its last try', async () => {
  smtp.refuse('550 No such mailbox');
  await test.services.mail.send(roseMail, delivery);
  let tries = 0;
  for (let done = 1; done > 0; tries += done) {
    done = await test.runJobs('mail');
    await skipPauses();
  }
  expect(tries).toBe(34);
  expect(await outboxOfOwner()).toMatchObject({
    isSending: true,
    mails: [{ to: 'rose@example.org', status: 'failed' }],
    failedJobs: [{ queue: 'mail', error: expect.stringContaining('550 No such mailbox') as unknown }],
  });
  expect(await states()).toEqual([['failed', expect.stringContaining('550 No such mailbox')]]);
});

it('waits for a mail server that is away', async () => {
  await smtp.close();
  await test.services.mail.send(roseMail, delivery);
  await test.runJobs('mail');
  expect(await states()).toEqual([['failed', expect.stringContaining('ECONNREFUSED')]]);
  smtp = await startSmtpServer();
});

it('is not there when what it tells of was not done', async () => {
  const failing = test.services.db.transaction().execute(async (transaction) => {
    await test.services.mail.send(roseMail, delivery, transaction);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await outbox()).toEqual([]);
  expect(await test.runJobs('mail')).toBe(0);
});

it('says nothing in the outbox any more once it is sent', async () => {
  const unsubscribeUrl = 'https://example.org/newsletter/unsubscribe/secret';
  await test.services.mail.send(roseMail, { ...delivery, unsubscribeUrl });
  expect((await outbox())[0]).toMatchObject({
    text: 'The roses are out.',
    html: expect.stringContaining('The roses are out.') as unknown,
  });
  await test.runJobs('mail');
  expect(smtp.mails[0]?.content).toContain('The roses are out.');
  const row = await test.services.db.selectFrom('outbox_mails').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'sent', text_body: '', html_body: '', unsubscribe_url: null });
});

it('is deleted after 30 days, whatever became of it', async () => {
  await test.services.mail.send(roseMail, delivery);
  await test.runJobs('mail');
  await test.services.mail.send(roseMail, delivery);
  test.clock.advance(30 * 24 * 60 * 60 * 1000 - 1);
  expect(await removeOldMails(test.services)).toBe(0);
  test.clock.advance(1);
  expect(await removeOldMails(test.services)).toBe(2);
  expect(await outbox()).toEqual([]);
});

it('is not sent to a server without TLS where TLS is wanted', async () => {
  const config = { smtpUrl: smtp.url, smtpWantsTls: true };
  const strict = await createTestServices({ config });
  await strict.services.mail.send(roseMail, delivery);
  await strict.runJobs('mail');
  expect(smtp.mails).toEqual([]);
  const { mails } = await listMails(strict.services.db, { page: 1, pageSize: 10 });
  const error = expect.stringContaining('unless SMTP_TLS=optional says otherwise') as unknown;
  expect(mails).toMatchObject([{ status: 'failed', text: 'The roses are out.', error }]);
  await strict.close();
});
