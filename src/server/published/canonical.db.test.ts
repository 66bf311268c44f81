import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import {
  buildPage,
  buildSite,
  change,
  setting,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { redirectRoutes } from '#server/redirects/routes.ts';
import { registerPublished } from './plugin.ts';

let test: TestApp;
let visitors: FastifyInstance;
let site: BuiltSite;
let anna: Contributor;
let about: DocumentId;

beforeAll(async () => {
  test = await createTestApp(redirectRoutes);
  visitors = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await visitors.ready();
});
afterAll(async () => {
  await visitors.close();
  await test.close();
});
beforeEach(async () => {
  site = await buildSite(test.services);
  about = await buildPage(test.services, site.siteId, 'About', 'about');
  await buildPage(test.services, site.siteId, 'Team', 'team');
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const host = () => `${site.identifier}.localhost`;
const get = async (url: string) => (await visitors.inject({ url, headers: { host: host() } })).body;
const canonicalOf = async (url: string) => /<link rel="canonical" href="([^"]*)">/.exec(await get(url))?.[1];
const nameCanonical = async (canonical: string) => {
  await change(test.services, site.siteId, about, [setting('canonical', canonical)]);
  await publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });
};
const originOf = async () => (await canonicalOf('/team'))?.replace('/team', '');

describe('the canonical address of a page', () => {
  it('is its own unless its owner names a path of the site or a whole address [FIND-46]', async () => {
    await nameCanonical('');
    const origin = await originOf();
    expect(await canonicalOf('/about')).toBe(`${origin}/about`);
    await nameCanonical('/team');
    expect(await canonicalOf('/about?utm=x')).toBe(`${origin}/team`);
    await nameCanonical('https://other.example/about');
    expect(await canonicalOf('/about')).toBe('https://other.example/about');
    await nameCanonical('javascript:alert(1)');
    expect(await canonicalOf('/about')).toBe(`${origin}/about`);
  });

  it('takes it out of the sitemap where it is elsewhere [FIND-36] [FIND-46]', async () => {
    await nameCanonical('/team');
    expect(await get('/sitemap.xml')).not.toContain('/about<');
    expect(await get('/sitemap.xml')).toContain('/team<');
    await nameCanonical('/about');
    expect(await get('/sitemap.xml')).toContain('/about<');
    await nameCanonical('https://other.example/about');
    expect(await get('/sitemap.xml')).not.toContain('/about<');
  });
});

describe('an address that is to be canonical', () => {
  it('is known to be a page, a redirect, or nothing [FIND-46]', async () => {
    await nameCanonical('');
    const call = (method: 'GET' | 'PUT', path: string, body?: Readonly<Record<string, string | number>>) =>
      anna.browser.call(method, `/api/redirects${path}`, body, anna.host);
    const check = async (path: string) => (await call('GET', `/check?path=${encodeURIComponent(path)}`)).body;
    await call('PUT', '', { from: '/old', to: '/team', status: 301 });
    await call('PUT', '', { from: '/gone', to: '', status: 410 });
    await call('PUT', '', { from: '/blog/[post]', to: '/team', status: 302 });
    expect(await check('/about/?x=1#y')).toEqual({ found: 'page', to: '' });
    expect(await check('/')).toEqual({ found: 'page', to: '' });
    expect(await check('/old')).toEqual({ found: 'redirect', to: '/team' });
    expect(await check('/gone')).toEqual({ found: 'redirect', to: '' });
    expect(await check('/blog/one')).toEqual({ found: 'redirect', to: '/team' });
    expect(await check('/nowhere')).toEqual({ found: 'nothing', to: '' });
    expect(await check('/%')).toEqual({ found: 'nothing', to: '' });
  });
});
