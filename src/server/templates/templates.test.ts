import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';
import { MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import type { DocumentId, DocumentKind, DocumentRecords } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { composeBlock } from '#compose/compose-block.ts';
import type { SectionPlan } from '#compose/section-plan.ts';
import { createId } from '#lib/id.ts';
import { validateDocument } from '#server/documents/validate-records.ts';
import { findPicturesFolder } from './find-pictures-folder.ts';
import { PICTURES, type PictureName } from '#compose/pictures.ts';
import type { TemplateContent, TemplateKit } from '#compose/templates/site-template.ts';
import { blogRecords, pageRecords, postRecords, siteRecords } from '#compose/templates/template-records.ts';
import { productRecords, storeRecords } from '#compose/templates/store-records.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';

const MAX_PICTURE_BYTES = 250_000;

function kit(pictures: readonly PictureName[], linked: Set<string>): TemplateKit {
  return {
    title: 'A site',
    image: (name): ImageValue => {
      expect(pictures).toContain(name);
      const fileId = createId<'file'>();
      return {
        fileId,
        path: `/s/images/${fileId}/${name}.jpg`,
        width: 1600,
        height: 1000,
        ...PICTURES[name],
      };
    },
    page: (key) => {
      linked.add(key);
      return { kind: 'page', documentId: createId<'document'>() };
    },
  };
}

function layoutsOf(content: TemplateContent): readonly (readonly SectionPlan[])[] {
  return [
    content.footer,
    ...content.pages.map((page) => page.sections),
    ...(content.blog?.posts.map((post) => post.sections) ?? []),
    ...(content.store?.products.map((product) => product.sections) ?? []),
  ];
}

it('offers templates to start from, and a blank one [EDIT-183, DSGN-66]', () => {
  expect(TEMPLATES.map((template) => template.id)).toEqual([
    'studio',
    'cafe',
    'shop',
    'journal',
    'restaurant',
    'photographer',
    'conference',
    'practice',
    'band',
    'software',
    'personal',
    'non-profit',
    'blank',
  ]);
});

const DESIGNED = TEMPLATES.filter((template) => template.isBlank !== true);

it('has a blank one with nothing of a template on it [EDIT-183]', () => {
  const template = TEMPLATES.find((each) => each.isBlank === true);
  const content = template?.build(kit([], new Set()));
  expect(template?.pictures).toEqual([]);
  expect(content).toMatchObject({ tagline: '', description: '', footer: [], header: { button: null } });
  expect(content?.pages).toEqual([
    { key: 'home', title: 'Home', urlName: 'home', description: '', navigation: 'hidden', sections: [] },
  ]);
  expect(content).not.toHaveProperty('blog');
  expect(content).not.toHaveProperty('siteRecords');
});

it('has no two that share their pair of fonts, their palette or their accent [DSGN-66]', () => {
  const designs = DESIGNED.map((template) => template.build(kit(template.pictures, new Set())).design);
  const pairs = designs.map(({ fonts }) => `${fonts.heading} with ${fonts.body}`);
  expect(pairs.toSorted()).toEqual([...new Set(pairs)].toSorted());
  const palettes = designs.map(({ palette }) => JSON.stringify(palette));
  expect(new Set(palettes).size).toBe(12);
  expect(new Set(designs.map(({ palette }) => palette.accent)).size).toBe(12);
});

describe.each(DESIGNED.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const linked = new Set<string>();
  const content = template.build(kit(template.pictures, linked));

  it('has its pictures, none of them heavy, and one of its home page', () => {
    const folder = findPicturesFolder();
    for (const name of template.pictures) {
      expect(statSync(path.join(folder, `${name}.jpg`)).size).toBeLessThan(MAX_PICTURE_BYTES);
    }
    expect(existsSync(path.join(folder, 'previews', `${template.id}.jpg`))).toBe(true);
    expect(template.pictureUrl).toBe(`/_portico/templates/${template.id}.jpg`);
  });

  it('holds only blocks whose data their schemas keep as they are', () => {
    for (const draft of layoutsOf(content).flatMap((plans) => plans.flatMap((plan) => plan.blocks))) {
      const record = composeBlock(draft, { id: 'b1', sectionId: 's1', desktop: { x: 0, y: 0, w: 1, h: 1 } });
      const block = findBlock(record.blockType);
      expect(block, record.blockType).not.toBeNull();
      if (block === null) continue;
      expect(parseBlockData(block, record.data, record.dataVersion)).toEqual({ ok: true, value: draft.data });
    }
  });

  it('is written as strictly as what people write', () => {
    const ids = new Map<string, DocumentId>();
    const idOf = (key: string): DocumentId => {
      const id = ids.get(key) ?? createId<'document'>();
      ids.set(key, id);
      return id;
    };
    const { pages, folders = [], blog, store } = content;
    const written: readonly (readonly [DocumentKind, DocumentRecords])[] = [
      ['site', siteRecords('A site', content, idOf)],
      ...[...pages, ...folders.flatMap((folder) => folder.pages)].map(
        (page) => ['page', pageRecords(page)] as const,
      ),
      ...(blog === undefined ? [] : [['collection', blogRecords(blog)] as const]),
      ...(blog?.posts ?? []).map((post) => ['item', postRecords(post, new Date('2026-01-01'))] as const),
      ...(store === undefined ? [] : [['collection', storeRecords(store, idOf)] as const]),
      ...(store?.products ?? []).map(
        (product) => ['item', productRecords(product, new Date('2026-01-01'))] as const,
      ),
    ];
    for (const [kind, records] of written) {
      expect(() => validateDocument(kind, records), kind).not.toThrow();
    }
  });

  it('links only to documents of its own', () => {
    const keys = [
      ...content.pages.map((page) => page.key),
      ...(content.blog === undefined
        ? []
        : [content.blog.key, ...content.blog.posts.map((post) => post.key)]),
      ...(content.store === undefined
        ? []
        : [content.store.key, ...content.store.products.map((product) => product.key)]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of linked) expect(keys).toContain(key);
  });

  it('has four to six pages, a contact form, and a layout within its limit [CONT-194]', () => {
    const pages = content.pages.length + Number(content.store !== undefined);
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(pages).toBeLessThanOrEqual(6);
    const blocks = layoutsOf(content).map((plans) => plans.flatMap((plan) => plan.blocks));
    expect(blocks.flat().map((block) => block.blockType)).toContain('form');
    for (const layout of blocks) expect(layout.length).toBeLessThanOrEqual(MAX_BLOCKS_PER_LAYOUT);
  });
});
