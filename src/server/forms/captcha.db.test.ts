import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findProof, proofAnswer } from '#domain/forms/proof-of-work.ts';
import { MASKED_PASSWORD } from '#domain/forms/summarize-value.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { findCaptchaSecret, keepCaptchaSecret, sealCaptchaSecrets } from './captcha/captcha-secret.ts';
import { createTurnstileVerifier } from './captcha/turnstile-captcha.ts';
import { buildFormSite, signInWithRole, type FormSite } from './testing/build-form-site.ts';
import { createFormApp } from './testing/create-form-app.ts';
import { postedForm } from './testing/posted-form.ts';
import { formVisitor, type FormVisitor } from './testing/form-visitor.ts';

const SCRIPTS_TEXT =
  'This form can only be sent with JavaScript switched on. Your entries stand below: copy what you need before you go back to the page and send it from there.';

let test: TestApp;
let app: FastifyInstance;
let site: FormSite;
let visitor: FormVisitor;

beforeAll(async () => {
  test = await createFormApp();
  ({ app } = test);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(60 * 60 * 1000);
  site = await buildFormSite(test.services, { captcha: true });
  visitor = formVisitor(app, `${site.identifier}.localhost`);
});

async function send(captchaKey: string, email = 'ada@example.com') {
  return visitor.call('POST', '/api/form/SaveFormSubmission', {
    key: await visitor.key(site.formId),
    formId: site.formId,
    collectionId: site.documentId,
    captchaKey,
    form: JSON.stringify({
      [`${site.formId}-name`]: ['Ada', 'Lovelace'],
      [`${site.formId}-email`]: email,
      [`${site.formId}-message`]: 'Hello',
    }),
  });
}

async function answered(formId = site.formId): Promise<string> {
  const { body } = await visitor.call('POST', `/api/form/CaptchaChallenge?formId=${formId}`);
  const { challenge } = body['data'] as { challenge: string };
  return proofAnswer(challenge, findProof(challenge, 0, 10_000_000) ?? -1);
}

const needed = { status: 400, body: { error: 'Complete CAPTCHA before submitting.' } };

describe('a form with Portico’s own captcha', () => {
  it('is saved with an answer that proves work, once [FORM-40] [FORM-41] [FORM-46] [FORM-68] [FBLD-74]', async () => {
    const answer = await answered();
    expect(await send(answer)).toEqual({ status: 200, body: {} });
    expect(await send(answer)).toMatchObject(needed);
    expect((await send(await answered())).status).toBe(200);
  });

  it('is not saved without one, with a made-up, foreign or late one [FORM-40] [FBLD-74]', async () => {
    const own = await answered();
    const [challenge = ''] = own.split(':');
    for (const answer of ['', 'nonsense', `${challenge}:0`, `9${own}`, await answered('f'.repeat(24))]) {
      expect(await send(answer)).toMatchObject(needed);
    }
    test.clock.advance(60 * 60 * 1000 + 1);
    expect(await send(own)).toMatchObject(needed);
    const stored = test.services.db.selectFrom('form_submissions').where('site_id', '=', site.siteId);
    expect(await stored.select('id').execute()).toEqual([]);
  });

  it('says first what is wrong with its fields; the answer still serves then [FORM-47]', async () => {
    const answer = await answered();
    expect(await send(answer, 'nope')).toMatchObject({
      status: 400,
      body: {
        errors: {
          [`${site.formId}-email`]:
            'Email is not valid. Email addresses should follow the format user@domain.com.',
        },
      },
    });
    expect((await send(answer)).status).toBe(200);
  });
});

describe('a form of a site with a captcha provider', () => {
  it('has the site key in its markup, and stays closed without a secret [FORM-46] [FBLD-75]', async () => {
    await change(test.services, site.siteId, site.siteDocumentId, [setting('captchaSiteKey', '0x4AAA')]);
    await publishDocuments(test.services, {
      siteId: site.siteId,
      documentIds: 'all',
      authorId: null,
      name: 'Captcha',
    });
    const { body } = await app.inject({
      url: '/contact',
      headers: { host: `${site.identifier}.localhost` },
    });
    expect(body).toContain('data-captcha="turnstile" data-site-key="0x4AAA"');
    expect(body).not.toContain('challenges.cloudflare.com');
    expect(body).toContain('This form can only be sent with JavaScript switched on.');
    expect(await send('')).toMatchObject(needed);
    expect(await send('token')).toMatchObject({
      status: 503,
      body: { error: 'The CAPTCHA could not be checked. Please try again later.' },
    });
  });

  it('says without scripts that it needs them, and keeps every entry [FORM-46] [FORM-52]', async () => {
    await change(test.services, site.siteId, site.siteDocumentId, [setting('captchaSiteKey', '0x4AAA')]);
    await publishDocuments(test.services, {
      siteId: site.siteId,
      documentIds: 'all',
      authorId: null,
      name: 'Captcha',
    });
    const answer = await postedForm(
      app,
      `${site.identifier}.localhost`,
      `${site.documentId}/${site.formId}`,
      {
        [`${site.formId}-name:First`]: 'Ada',
        [`${site.formId}-email`]: 'ada@example.com',
        [`${site.formId}-message`]: 'Kept text',
      },
    );
    expect(answer.status).toBe(400);
    for (const text of [SCRIPTS_TEXT, 'Kept text', 'value="Ada"']) {
      expect(answer.body).toContain(text);
    }
    expect(answer.body).not.toContain('challenges.cloudflare.com');
  });

  it('keeps its secret on the server: written, never read [FBLD-44] [FBLD-75]', async () => {
    const as = async (role: 'admin' | 'editor') =>
      formVisitor(app, `${site.identifier}.app.localhost`, await signInWithRole(test.services, site, role));
    const admin = await as('admin');
    expect((await admin.call('GET', '/api/forms/captcha')).body).toEqual({ hasSecret: false });
    expect((await (await as('editor')).call('GET', '/api/forms/captcha')).status).toBe(403);
    const put = async (secret: string) => (await admin.call('PUT', '/api/forms/captcha', { secret })).body;
    expect(await put('shh')).toEqual({ hasSecret: true });
    expect(await put(MASKED_PASSWORD)).toEqual({ hasSecret: true });
    const row = await test.services.db
      .selectFrom('form_captcha_secrets')
      .select(['secret', 'sealed'])
      .where('site_id', '=', site.siteId)
      .executeTakeFirst();
    expect(row?.secret).toBeNull();
    expect(row?.sealed).toMatch(/^v1\.[0-9a-f]{8}\./);
    expect(await findCaptchaSecret(test.services, site.siteId)).toBe('shh');
    expect((await admin.call('GET', '/api/forms/captcha')).body).toEqual({ hasSecret: true });
    expect(await put('')).toEqual({ hasSecret: false });
  });
});

it('seals a secret that a version before kept in the clear, and reads it before and after', async () => {
  const { db } = test.services;
  await keepCaptchaSecret(test.services, site.siteId, 'newer');
  await db
    .updateTable('form_captcha_secrets')
    .set({ secret: 'clear' })
    .where('site_id', '=', site.siteId)
    .execute();
  expect(await findCaptchaSecret(test.services, site.siteId)).toBe('clear');
  expect(await sealCaptchaSecrets(test.services)).toBe(1);
  const rows = await db.selectFrom('form_captcha_secrets').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('clear');
  expect(await findCaptchaSecret(test.services, site.siteId)).toBe('clear');
  expect(await sealCaptchaSecrets(test.services)).toBe(0);
  await keepCaptchaSecret(test.services, site.siteId, '');
  expect(await findCaptchaSecret(test.services, site.siteId)).toBeNull();
});

describe('Turnstile', () => {
  let provider: Server;
  let asked: URLSearchParams[];
  let reply: (response: ServerResponse) => void;
  const saying = (body: string, status = 200) => {
    reply = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  const verify = (answer = 'token', timeoutMs = 10_000) =>
    createTurnstileVerifier({
      verifyAddress: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`,
      timeoutMs,
    })(test.services, { siteId: site.siteId, formId: site.formId, answer, address: '192.0.2.7' });

  beforeAll(async () => {
    provider = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        asked.push(new URLSearchParams(body));
        reply(response);
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });
  beforeEach(async () => {
    asked = [];
    await keepCaptchaSecret(test.services, site.siteId, 'shh');
  });

  it('is asked with the secret, the answer and the visitor’s address [FORM-46]', async () => {
    saying('{"success":true}');
    expect(await verify()).toBe('passed');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      secret: 'shh',
      response: 'token',
      remoteip: '192.0.2.7',
    });
  });

  it.each([
    ['an answer that is not valid', '{"success":false,"error-codes":["invalid-input-response"]}', 'failed'],
    ['an answer used twice', '{"success":false,"error-codes":["timeout-or-duplicate"]}', 'failed'],
    ['a wrong secret', '{"success":false,"error-codes":["invalid-input-secret"]}', 'unavailable'],
    ['broken JSON', '{"success":', 'unavailable'],
    ['something else', '[]', 'unavailable'],
  ])('%s is %s', async (_what, body, verdict) => {
    saying(body);
    expect(await verify()).toBe(verdict);
  });

  it('that fails, cuts the connection, sends elsewhere or takes too long is unavailable [FBLD-75]', async () => {
    const replies: (typeof reply)[] = [
      (response) => response.writeHead(500).end('oops'),
      (response) => response.destroy(),
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ];
    for (const each of replies) {
      reply = each;
      expect(await verify()).toBe('unavailable');
    }
    reply = () => undefined;
    expect(await verify('token', 100)).toBe('unavailable');
  });

  it('is not asked without an answer', async () => {
    expect(await verify('')).toBe('failed');
    expect(asked).toEqual([]);
  });
});
