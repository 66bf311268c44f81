import { describe, expect, it } from 'vitest';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';
import { FIELD_KINDS } from '#domain/forms/form-field.ts';
import { MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import { createId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { composeBlock } from '../compose-block.ts';
import { PICTURES } from '../pictures.ts';
import { TEMPLATES } from '../templates/templates.ts';
import { DEMO_FOLDERS } from './demo-folders.ts';
import { everyKindOfField } from './every-kind-of-field.ts';
import type { DemoKit, DemoPage } from './demo-page.ts';
import { withDemoPages } from './with-demo-pages.ts';

function kitOf(demoPage: DemoPage): DemoKit {
  return {
    title: 'A site',
    mailingListId: createId(),
    image: (name) => {
      expect(demoPage.pictures).toContain(name);
      const fileId = createId<'file'>();
      return {
        fileId,
        path: `/s/images/${fileId}/${name}.jpg`,
        width: 1600,
        height: 1000,
        ...PICTURES[name],
      };
    },
    page: () => ({ kind: 'page', documentId: createId<'document'>() }),
  };
}

const built = DEMO_FOLDERS.flatMap(({ pages }) => pages).map((demoPage) => demoPage.build(kitOf(demoPage)));

it('have addresses that differ from each other and from those of the template', () => {
  const [template] = TEMPLATES;
  const kit = {
    title: 'A site',
    image: () => kitOfAny(),
    page: () => ({ kind: 'page', documentId: createId<'document'>() }),
  };
  const pages = template?.build(kit as unknown as DemoKit).pages ?? [];
  const urlNames = [...pages, ...built].map((page) => page.urlName);
  expect(new Set(urlNames).size).toBe(urlNames.length);
});

describe.each(built.map((page) => [page.urlName, page] as const))('%s', (_, page) => {
  it('holds only blocks whose data their schemas keep as they are, within the limit [CONT-194]', () => {
    const blocks = page.sections.flatMap((section) => section.blocks);
    expect(blocks.length).toBeLessThanOrEqual(MAX_BLOCKS_PER_LAYOUT);
    for (const draft of blocks) {
      const record = composeBlock(draft, { id: 'b1', sectionId: 's1', desktop: { x: 0, y: 0, w: 1, h: 1 } });
      const block = findBlock(record.blockType);
      invariant(block !== null, `there is no block ${record.blockType}`);
      expect(parseBlockData(block, record.data, record.dataVersion)).toEqual({ ok: true, value: draft.data });
    }
  });
});

it('stand in three folders, none of which opens to more than ten entries [DSGN-67]', () => {
  expect(DEMO_FOLDERS.map(({ title, pages }) => [title, pages.length])).toEqual([
    ['Try blocks', 5],
    ['Try galleries', 10],
    ['Try forms', 4],
  ]);
});

it('has a blog for its blocks to draw on, in the folder behind their page', () => {
  const [template] = TEMPLATES;
  const kit = {
    title: 'A site',
    mailingListId: createId(),
    image: () => kitOfAny(),
    page: (key: string) => ({ kind: 'page' as const, documentId: key as DocumentId }),
  };
  invariant(template !== undefined, 'there is a template');
  const { blog, folders = [] } = withDemoPages(template.build(kit), DEMO_FOLDERS, kit);
  const pages = folders.flatMap((folder) => folder.pages);
  const drawnOn = pages
    .flatMap((page) => page.sections)
    .flatMap((section) => section.blocks)
    .filter((block) => block.blockType === 'summary')
    .map(({ data }) => [data['variant'], data['collection']]);
  expect(drawnOn).toEqual(
    ['carousel', 'grid', 'list', 'wall'].map((variant) => [variant, { kind: 'page', documentId: blog?.key }]),
  );
  expect(blog?.posts.length).toBeGreaterThanOrEqual(4);
  expect(pages.map((page) => page.key)).toContain(blog?.afterPage);
});

it('show every kind of field in one form', () => {
  const kinds = everyKindOfField().map((field) => field.kind);
  expect(new Set(kinds)).toEqual(new Set(FIELD_KINDS));
});

it('lead from their heads to sections that are there', () => {
  for (const { sections } of built) {
    const anchors = sections.map(({ section }) => section.anchor);
    const links = JSON.stringify(sections[0]?.blocks).matchAll(/"href":"#([^"]+)"/g);
    for (const [, anchor] of links) expect(anchors).toContain(anchor);
  }
});

function kitOfAny() {
  return {
    fileId: createId<'file'>(),
    path: '/s/images/a/a.jpg',
    width: 1600,
    height: 1000,
    alt: '',
    focalPoint: { x: 0.5, y: 0.5 },
  };
}
