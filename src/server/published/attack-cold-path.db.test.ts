import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount } from '#server/accounts/create-account.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { createSite } from '#server/sites/create-site.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import { renderPage } from '#site/page/render-page.tsx';

vi.mock('#site/page/render-page.tsx', async (original) => {
  const actual: { readonly renderPage: typeof renderPage } = await original();
  return { ...actual, renderPage: vi.fn<typeof renderPage>(actual.renderPage) };
});
const rendered = vi.mocked(renderPage);

const HOST = 'cold.localhost';
let test: TestApp;
let siteId: SiteId;

beforeAll(async () => {
  test = await createTestApp();
  const ownerId = await createAccount(test.services.db, {
    name: 'Owner',
    email: 'owner@example.org',
    passwordHash: 'x',
    isInstallationOwner: false,
    now: test.clock.now,
  });
  siteId = await createSite(test.services, {
    identifier: 'cold',
    title: 'Cold',
    ownerId,
    fill: async (id) => {
      await instantiateTemplate(test.services, {
        siteId: id,
        templateId: 'journal',
        title: 'Cold',
        authorId: ownerId,
      });
    },
  });
}, 120_000);
afterAll(() => test.close());
beforeEach(() => {
  rendered.mockClear();
});

const get = (url: string) => test.app.inject({ method: 'GET', url, headers: { host: HOST } });

async function revise(): Promise<void> {
  await test.services.db.transaction().execute((trx) => bumpRevision(trx, siteId));
}

describe('an uncached page', () => {
  it('is made once for all who ask for it at the same time', async () => {
    await revise();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

describe('addresses that lead nowhere', () => {
  it('share one page, made once for a revision of the site [CONT-140]', async () => {
    await revise();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => get(`/nowhere-${index}`)));
    for (let index = 0; index < 10; index += 1) answers.push(await get(`/nor-here/${index}?page=${index}`));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(rendered).toHaveBeenCalledTimes(1);
    await revise();
    expect((await get('/nowhere-1')).statusCode).toBe(404);
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});

describe('a page that cannot be made', () => {
  it('is not tried again by each visit, but after 10 seconds or a publish [CONT-141]', async () => {
    await revise();
    const tries = () => rendered.mock.calls.filter(([, content]) => content.kind !== 'error').length;
    const actual = rendered.getMockImplementation();
    rendered.mockImplementation((shell, content, request) => {
      if (content.kind !== 'error' || actual === undefined) throw new Error('Broken');
      return actual(shell, content, request);
    });
    try {
      for (let visit = 0; visit < 5; visit += 1) expect((await get('/')).statusCode).toBe(500);
      expect(tries()).toBe(1);
      test.clock.now += 9999;
      expect((await get('/')).headers['cache-control']).toBe('no-store');
      expect(tries()).toBe(1);
      test.clock.now += 1;
      await get('/');
      expect(tries()).toBe(2);
      await revise();
      await get('/');
      expect(tries()).toBe(3);
    } finally {
      if (actual !== undefined) rendered.mockImplementation(actual);
    }
    await revise();
    expect((await get('/')).statusCode).toBe(200);
  });
});
