import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { saveChanges } from '#contract/documents.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { TestBrowser } from '#server/accounts/testing/browser.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { implement } from './route.ts';

const guarded = defineEndpoint({
  method: 'GET',
  path: '/api/guarded',
  host: 'any',
  access: { kind: 'account' },
  output: z.object({}),
  rateLimit: 3,
});
const open = defineEndpoint({ ...guarded, path: '/api/open', access: { kind: 'public' } });
/** One office, with one address to the outside. */
const OFFICE = '203.0.113.7';

let test: TestApp;
let people: { readonly ann: TestBrowser; readonly ben: TestBrowser; readonly stranger: TestBrowser };
beforeAll(async () => {
  test = await createTestApp([implement(guarded, async () => ({})), implement(open, async () => ({}))]);
  const site = await buildSite(test.services);
  const [ann, ben] = [
    await signInContributor(test.app, test.services, site, 'Ann'),
    await signInContributor(test.app, test.services, site, 'Ben'),
  ];
  people = { ann: ann.browser, ben: ben.browser, stranger: new TestBrowser(test.app, OFFICE) };
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.advance(60_000);
});

/** The statuses of so many calls. */
async function calls(browser: TestBrowser, path: string, count: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await browser.call('GET', path)).status);
  return statuses;
}

describe('calls of people behind one address', () => {
  it('are counted for each account where the call takes one', async () => {
    expect(await calls(people.ann, '/api/guarded', 4)).toEqual([200, 200, 200, 429]);
    expect(await calls(people.ben, '/api/guarded', 4)).toEqual([200, 200, 200, 429]);
  });

  it('do not suffer from a stranger among them, who is counted by address', async () => {
    expect(await calls(people.stranger, '/api/guarded', 4)).toEqual([401, 401, 401, 429]);
    expect(await calls(people.ann, '/api/guarded', 1)).toEqual([200]);
  });

  it('are counted for one account wherever it calls from', async () => {
    await calls(people.ann, '/api/guarded', 3);
    const elsewhere = new TestBrowser(test.app, '198.51.100.7');
    for (const [name, value] of people.ann.cookies) elsewhere.cookies.set(name, value);
    expect(await calls(elsewhere, '/api/guarded', 1)).toEqual([429]);
  });

  it('are counted together where everybody may call', async () => {
    await calls(people.ann, '/api/open', 3);
    expect(await calls(people.ben, '/api/open', 1)).toEqual([429]);
  });

  it('save with an account', () => {
    expect(saveChanges.access.kind).not.toBe('public');
  });
});
