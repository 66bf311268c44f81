import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPublished } from '#server/documents/queries.ts';
import { listEntries } from '#server/content-entries/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { createTestServices } from '#server/platform/testing/test-services.ts';
import { createSite } from '#server/sites/create-site.ts';
import { findSite } from '#server/sites/queries.ts';
import { instantiateTemplate } from './instantiate-template.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';

let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestServices();
  services = created.services;
  close = () => created.close();
});
afterAll(() => close());

const DESIGNED = TEMPLATES.filter((template) => template.isBlank !== true);

/** How many posts the blogs of templates begin with. */
const POSTS: Readonly<Record<string, number>> = {
  journal: 6,
  band: 3,
  software: 4,
  personal: 4,
  'non-profit': 2,
};

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
    expect(entries.filter((entry) => entry.kind === 'page').length).toBeGreaterThanOrEqual(4);
    expect(entries.filter((entry) => entry.kind === 'item')).toHaveLength(POSTS[templateId] ?? 0);
    const files = await services.db.selectFrom('files').select('alt').where('site_id', '=', siteId).execute();
    expect(files).toHaveLength(template?.pictures.length ?? -1);
    expect(files.filter((file) => file.alt === '')).toEqual([]);
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
