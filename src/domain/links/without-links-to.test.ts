import { expect, it } from 'vitest';
import type { DocumentRecord, DocumentId } from '#domain/documents/record.ts';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { button, picture, small, text } from '#compose/block-kit.ts';
import { h, lines, list, p, steps, to } from '#compose/rich-text-kit.ts';
import type { LinkValue } from './link-value.ts';
import { withoutLinksTo } from './without-links-to.ts';

const GONE = 'a'.repeat(24) as DocumentId;
const gone: LinkValue = { kind: 'page', documentId: GONE };
const stays: LinkValue = { kind: 'page', documentId: 'b'.repeat(24) as DocumentId };
const ids = new Set([GONE]);

const block = (made: { blockType: string; data: object }): DocumentRecord =>
  ({ id: 'block', type: 'block', ...made }) as unknown as DocumentRecord;
const without = (record: object) => withoutLinksTo(record as DocumentRecord, ids);

it('takes away entries of the menu, and buttons with them [EDIT-189]', () => {
  const entry = { id: 'n', type: 'nav-link', target: { kind: 'document', documentId: GONE } };
  expect(without(entry)).toBeNull();
  expect(without({ ...entry, target: { kind: 'link', link: gone } })).toBeNull();
  const open = { ...entry, target: { kind: 'link', link: stays } };
  expect(without(open)).toBe(open);
  expect(without(block(button('Go', gone)))).toBeNull();
  const other = block(button('Go', stays));
  expect(without(other)).toBe(other);
  const header = { id: 'header', type: 'header', button: { text: 'Visit', link: gone } };
  expect(without(header)).toEqual({ ...header, button: null });
  const settings = { id: 'settings', type: 'settings', notFoundPageId: GONE };
  expect(without(settings)).toEqual({ ...settings, notFoundPageId: null });
  const bar = { id: 'announcement-bar', type: 'announcement-bar', link: gone, text: 'New' };
  expect(without(bar)).toEqual({ ...bar, link: null });
  for (const kept of [
    { ...header, button: { text: 'Visit', link: stays } },
    { ...header, button: null },
    { ...settings, notFoundPageId: 'b'.repeat(24) },
    { ...settings, notFoundPageId: null },
    { ...bar, link: stays },
    { id: 'block', type: 'block', blockType: 'text' },
  ]) {
    expect(without(kept)).toBe(kept);
  }
});

it('leaves a block with a text, or with words of its own, and only its link goes [EDIT-189]', () => {
  const card = block({ blockType: 'card', data: { title: 'Card', clickthroughUrl: gone } });
  expect(without(card)).toEqual({ ...card, data: { title: 'Card', clickthroughUrl: null } });
  const empty = { type: 'doc', content: [] };
  const quote = block({ blockType: 'quote', data: { text: empty, link: gone } });
  expect(without(quote)).toEqual({ ...quote, data: { text: empty, link: null } });
  const named = block({ blockType: 'card', data: { source: { kind: 'collection', documentId: GONE } } });
  expect(without(named)).toBe(named);
});

it.each<[what: string, line: RichTextNode]>([
  ['a heading', { type: 'heading', attrs: { level: 2 }, content: [to(gone, 'About')] }],
  ['links with signs between them', p(to(gone, 'A'), ' · ', to(gone, 'B'), ' | ', to(gone, 'C'))],
  ['lines below each other', lines(to(gone, 'A'), to(gone, 'B'))],
  ['a numbered list', steps(to(gone, 'A'), to(gone, 'B'))],
  ['a quotation', { type: 'blockquote', content: [p(to(gone, 'A'))] }],
])('takes %s where nothing else stands in it [EDIT-189]', (_what, line) => {
  expect(without(block(small(line, p('Open'))))).toEqual(block(small(p('Open'))));
});

it('keeps words between links, other marks and empty lines [EDIT-189]', () => {
  const plain = (words: string) => ({ type: 'text' as const, text: words });
  for (const words of [' and ', '· and', 'and ·']) {
    expect(without(block(small(p(to(gone, 'A'), words, to(gone, 'B')))))).toEqual(
      block(small(p(plain('A'), words, plain('B')))),
    );
  }
  const bold = { type: 'bold' as const };
  const { marks = [], ...us } = to(gone, 'us');
  expect(without(block(small(p('See ', { ...us, marks: [bold, ...marks] }))))).toEqual(
    block(small(p('See ', { ...us, marks: [bold] }))),
  );
  const open = block(small({ type: 'paragraph' }, { type: 'bulletList', content: [] }, p('')));
  expect(without(open)).toBe(open);
});

it('takes lines that are nothing but such links, and keeps words that say more [EDIT-189]', () => {
  const footer = block(
    small(p(to(stays, 'Work')), p(to(gone, 'About')), p('See ', to(gone, 'us'), ' there')),
  );
  expect(without(footer)).toEqual(
    block(small(p(to(stays, 'Work')), p('See ', { type: 'text', text: 'us' }, ' there'))),
  );
  const line = block(small(p(to(gone, 'About'), ' · ', to(gone, 'Us')), p('Open')));
  expect(without(line)).toEqual(block(small(p('Open'))));
  const points = block(text(h(3, 'Site'), list(to(gone, 'About'), to(stays, 'Work'))));
  expect(without(points)).toEqual(block(text(h(3, 'Site'), list(to(stays, 'Work')))));
  expect(without(block(text(h(3, 'Site'), list(to(gone, 'About')))))).toEqual(block(text(h(3, 'Site'))));
  expect(without(block(small(p(to(gone, 'About')))))).toBeNull();
});

it('takes the link of a picture and leaves the picture; what leads elsewhere is the very record [EDIT-189]', () => {
  expect(without(block(picture(null, { link: gone })))).toEqual(block(picture(null)));
  const summary = { ...block({ blockType: 'summary', data: { collection: gone } }) };
  expect(without(summary)).toBe(summary);
  const footer = block(small(p(to(stays, 'Work')), p('Open')));
  expect(without(footer)).toBe(footer);
});
