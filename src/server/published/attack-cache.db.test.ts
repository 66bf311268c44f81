import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccount } from '#server/accounts/create-account.ts';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { createSite } from '#server/sites/create-site.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';

const PEER = '127.0.0.1';

async function openSites(settings: Record<string, string>): Promise<TestApp> {
  const test = await createTestApp(undefined, { config: { proxies: readConfiguration(settings).proxies } });
  const ownerId = await createAccount(test.services.db, {
    name: 'Owner',
    email: 'owner@example.org',
    passwordHash: 'x',
    isInstallationOwner: false,
    now: test.clock.now,
  });
  for (const identifier of ['one-site', 'two-site']) {
    const fill = async (siteId: Parameters<typeof instantiateTemplate>[1]['siteId']) => {
      const template = { siteId, templateId: 'journal', title: `Site ${identifier}`, authorId: ownerId };
      await instantiateTemplate(test.services, template);
    };
    await createSite(test.services, { identifier, title: `Site ${identifier}`, ownerId, fill });
  }
  await test.app.listen({ port: 0, host: PEER });
  return test;
}

function get(test: TestApp, headers: Record<string, string>): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ host: PEER, port, path: '/', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve(/<title>(.*?)<\/title>/.exec(text)?.[1] ?? `${response.statusCode}`));
    })
      .on('error', reject)
      .end();
  });
}

/** Whether a request is answered from memory alone. */
function isAnsweredFast(test: TestApp, host: string): boolean {
  const request = { method: 'GET', url: '/', headers: { host } } as unknown as IncomingMessage;
  const response = { writeHead: vi.fn<() => void>(), end: vi.fn<() => void>() };
  return test.app.fastPath?.(request, response as unknown as ServerResponse) === true;
}

describe.each([
  ['nobody', {}],
  ['one proxy', { TRUST_PROXY: '1' }],
  ['the addresses of proxies', { TRUST_PROXY: 'loopback' }],
])('kept pages where %s is trusted', (_name, settings) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openSites(settings as Record<string, string>);
  }, 120_000);
  afterAll(() => test.close());

  it('belong to the host that was asked for, whatever X-Forwarded-Host says', async () => {
    for (const forwarded of ['two-site.localhost', 'two-site.localhost:80', 'TWO-SITE.localhost']) {
      const poisoned = await get(test, { host: 'one-site.localhost', 'x-forwarded-host': forwarded });
      expect(poisoned).toContain('Site one-site');
    }
    expect(await get(test, { host: 'one-site.localhost' })).toContain('Site one-site');
    expect(await get(test, { host: 'two-site.localhost' })).toContain('Site two-site');
  });

  it('are the same for every port and letter case of a host', async () => {
    await get(test, { host: 'one-site.localhost' });
    for (const host of ['one-site.localhost', 'one-site.localhost:8080', 'ONE-Site.LocalHost:1']) {
      expect(isAnsweredFast(test, host)).toBe(true);
    }
    expect(isAnsweredFast(test, 'three-site.localhost')).toBe(false);
  });
});

describe('kept pages where a trusted proxy names the host', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openSites({ TRUST_PROXY: 'loopback', TRUST_FORWARDED_HOST: 'true' });
  }, 120_000);
  afterAll(() => test.close());

  it('belong to the host it names, and never to another one', async () => {
    const named = { host: 'one-site.localhost', 'x-forwarded-host': 'evil.example, two-site.localhost' };
    expect(await get(test, named)).toContain('Site two-site');
    expect(await get(test, { host: 'one-site.localhost' })).toContain('Site one-site');
    expect(await get(test, named)).toContain('Site two-site');
    expect(await get(test, { host: 'one-site.localhost' })).toContain('Site one-site');
  });

  it('leads to the dashboard by the host it names', async () => {
    const named = { host: 'one-site.localhost', 'x-forwarded-host': 'app.localhost' };
    expect(await get(test, named)).not.toContain('Site one-site');
  });
});

it('does not let a stranger name the host', async () => {
  const test = await openSites({ TRUST_PROXY: '203.0.113.9', TRUST_FORWARDED_HOST: 'true' });
  const named = { host: 'one-site.localhost', 'x-forwarded-host': 'two-site.localhost' };
  expect(await get(test, named)).toContain('Site one-site');
  await test.close();
});
