import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identify } from '#server/callers/identify.ts';
import { loadPublished } from '#server/documents/queries.ts';
import { listEntries } from '#server/content-entries/queries.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import type { Services } from '#server/platform/services.ts';
import { createTestServices } from '#server/platform/testing/test-services.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { createSite } from '#server/sites/create-site.ts';
import { findSite } from '#server/sites/queries.ts';
import { instantiateTemplate } from './instantiate-template.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';

let services: Services;
let close: () => Promise<void>;
let visitors: FastifyInstance;
beforeAll(async () => {
  const created = await createTestServices();
  services = created.services;
  close = () => created.close();
  visitors = await createHttpApp(services, { identify, routes: [], plugins: [registerPublished] });
  await visitors.ready();
});
afterAll(async () => {
  await visitors.close();
  await close();
});

const DESIGNED = TEMPLATES.filter((template) => template.isBlank !== true);

/** How many posts or products templates begin with. */
const POSTS: Readonly<Record<string, number>> = {
  journal: 6,
  shop: 7,
  band: 3,
  software: 4,
  personal: 4,
  'non-profit': 2,
};

/** The pages on which something answers a visitor or moves, and what. */
const WITH_SCRIPTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  studio: { '/contact': 'form', '/studio': 'accordion', '/work': 'gallery' },
  cafe: { '/groups': 'form', '/menu': 'menu', '/our-story': 'gallery', '/visit': 'accordion' },
  shop: { '/makers': 'accordion', '/contact': 'form' },
  journal: { '/write-to-me': 'form' },
  restaurant: { '/menu': 'menu', '/reserve': 'form', '/the-house': 'accordion' },
  photographer: { '/': 'gallery', '/contact': 'form', '/people': 'gallery', '/places': 'gallery' },
  conference: { '/programme': 'accordion', '/tickets': 'form' },
  practice: { '/': 'accordion', '/appointment': 'form', '/prices': 'menu' },
  band: { '/booking': 'form', '/shows': 'accordion' },
  software: { '/contact': 'form', '/docs': 'accordion', '/pricing': 'accordion' },
  personal: { '/hello': 'form' },
  'non-profit': { '/give': 'form', '/take-part': 'form' },
};

/** The scripts of a page that run: its own data and what it says to search engines do not. */
function scriptsIn(html: string): readonly string[] {
  return [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, attributes = '', body = '']) => /src="([^"]*)"/.exec(attributes)?.[1] ?? body);
}

describe.each(DESIGNED.map((template) => [template.id] as const))('a site made from %s', (templateId) => {
  it('is published whole: pages, posts, pictures, a home page and a footer', async () => {
    const template = TEMPLATES.find((each) => each.id === templateId);
    const title = 'A new site';
    const siteId = await createSite(services, {
      title,
      identifier: `made-from-${templateId}`,
      ownerId: null,
      fill: (id) => instantiateTemplate(services, { siteId: id, templateId, title, authorId: null }),
    });
    const { siteDocumentId } = await findSite(services.db, siteId);
    const site = await loadPublished(services.db, siteId, siteDocumentId);
    const { entries } = await listEntries(services.db, siteId, 'live', { page: 1, pageSize: 100 });
    const homePageId = site?.records['settings']?.['homePageId'];
    expect(site?.records['settings']?.['title']).toBe(title);
    expect(entries.find((entry) => entry.documentId === homePageId)?.title).toBe('Home');
    expect(Object.values(site?.records ?? {}).map((record) => record.type)).toContain('block');
    const pages = entries.filter(
      ({ kind, collectionType }) => kind === 'page' || collectionType === 'products',
    );
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(entries.filter((entry) => entry.kind === 'item')).toHaveLength(POSTS[templateId] ?? 0);
    const files = await services.db.selectFrom('files').select('alt').where('site_id', '=', siteId).execute();
    expect(files).toHaveLength(template?.pictures.length ?? -1);
    expect(files.filter((file) => file.alt === '')).toEqual([]);
  });

  it('brings scripts to no page on which nothing answers or moves', async () => {
    const get = (url: string) =>
      visitors.inject({ url, headers: { host: `made-from-${templateId}.localhost` } });
    const { body: sitemap } = await get('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThanOrEqual(4);
    const withRuntime: string[] = [];
    for (const path of [...paths, '/no-such-page']) {
      const { body: html } = await get(path);
      // The first one brings the fonts when something is shown; without it they are there at once.
      const [fonts, ...scripts] = scriptsIn(html);
      expect(fonts, path).toMatch(/^\(sheet=>\{/);
      expect(html, path).not.toMatch(/<[^>]+ on\w+=/);
      if (scripts.length === 0) continue;
      // Its source where nothing was built.
      const runtime = /^\/_portico\/(?:visitor\/visitor-[\w-]+\.js|src\/visitor\/main\.ts)$/;
      expect(scripts, path).toEqual([expect.stringMatching(runtime)]);
      const block = WITH_SCRIPTS[templateId]?.[path];
      // In a shop each page says how much is in the cart of whoever has one.
      if (block === undefined && templateId === 'shop' && html.includes(' data-cart-count')) continue;
      withRuntime.push(path);
      expect(html.includes(`data-block-type="${block}"`), path).toBe(true);
    }
    expect(withRuntime.toSorted()).toEqual(Object.keys(WITH_SCRIPTS[templateId] ?? {}).toSorted());
  });
});

it('a blank site has one empty page, its title, and nothing else [EDIT-183]', async () => {
  const title = 'Clay & Co.';
  const siteId = await createSite(services, {
    title,
    identifier: 'made-from-blank',
    ownerId: null,
    fill: (id) => instantiateTemplate(services, { siteId: id, templateId: 'blank', title, authorId: null }),
  });
  const { siteDocumentId } = await findSite(services.db, siteId);
  const records = (await loadPublished(services.db, siteId, siteDocumentId))?.records ?? {};
  const { entries } = await listEntries(services.db, siteId, 'live', { page: 1, pageSize: 100 });
  expect(entries.map((entry) => entry.title)).toEqual(['Home']);
  expect(records['settings']).toMatchObject({ title, tagline: '', description: '', socialImage: null });
  expect(
    Object.values(records)
      .map((record) => record.type)
      .toSorted(),
  ).toEqual(['design', 'header', 'nav-link', 'settings']);
  const files = await services.db.selectFrom('files').select('id').where('site_id', '=', siteId).execute();
  expect(files).toEqual([]);
});
