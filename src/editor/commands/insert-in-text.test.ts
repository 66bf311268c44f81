import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { describe, expect, it } from 'vitest';
import { draft } from '#compose/block-draft.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import { postBody } from '#compose/post-body.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import { plainTextOf, richTextOf, richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { insertInText } from './insert-in-text.ts';

const ids = ['section', 'text'];
const { section, text } = postBody(() => ids.shift() ?? 'more');
const BELOW = { ...text, id: 'below', desktop: { x: 0, y: 6, w: 24, h: 4 } };
const BESIDE = { ...text, id: 'beside', desktop: { x: 0, y: 0, w: 2, h: 2 } };
const RECORDS = { section, text, below: BELOW, beside: BESIDE } as unknown as DocumentRecords;

function insert(before: RichText | null, records = RECORDS) {
  return insertInText(records, {
    textBlockId: 'text',
    field: 'text',
    before,
    rest: richTextOf('Rest'),
    restId: 'rest',
    block: {
      id: 'image',
      draft: draft('image', { image: null }),
      title: blockKinds.image,
      size: { w: 12, h: 10 },
      height: 'ratio',
    },
  });
}

function shown(before: RichText | null, records = RECORDS) {
  const done = insert(before, records);
  if (!done.ok) throw new Error(done.error);
  const after = applyOperations(records, done.value.operations).records;
  return Object.values(after).flatMap((record) => {
    const block = parsedBlock(record);
    if (block === null) return [];
    const written = richTextSchema.safeParse(block.data['text']);
    return [
      {
        id: block.id,
        y: block.desktop.y,
        h: block.desktop.h,
        mobileY: block.mobile?.y ?? null,
        text: written.success ? plainTextOf(written.data) : null,
      },
    ];
  });
}

describe('a block that is put into a text [EDIT-192]', () => {
  it('parts the text and moves what stands below', () => {
    expect(shown(richTextOf('Before'))).toEqual([
      { id: 'text', y: 0, h: 6, mobileY: null, text: 'Before' },
      { id: 'below', y: 30, h: 4, mobileY: null, text: '' },
      { id: 'beside', y: 0, h: 2, mobileY: null, text: '' },
      { id: 'image', y: 7, h: 20, mobileY: null, text: null },
      { id: 'rest', y: 28, h: 2, mobileY: null, text: 'Rest' },
    ]);
  });

  it('takes the place of a text that begins with it', () => {
    expect(shown(null).map(({ id, y, text: written }) => [id, y, written])).toEqual([
      ['text', 21, 'Rest'],
      ['below', 27, ''],
      ['beside', 0, ''],
      ['image', 0, null],
    ]);
  });

  it('keeps own places on phones', () => {
    const mobile = { x: 0, y: 3, w: 8, h: 2 };
    const own = {
      ...RECORDS,
      text: { ...text, mobile },
      below: { ...BELOW, mobile: { ...mobile, y: 5 } },
    } as unknown as DocumentRecords;
    const positions = shown(richTextOf('Before'), own).map(({ id, mobileY }) => [id, mobileY]);
    expect(positions).toEqual([
      ['text', 3],
      ['below', 29],
      ['beside', null],
      ['image', 6],
      ['rest', 27],
    ]);
  });

  it('is refused where a page is full', () => {
    const many = Array.from({ length: MAX_BLOCKS_PER_LAYOUT - 2 }, (_none, index) => ({
      ...BELOW,
      id: `b${index}`,
    }));
    const records = Object.fromEntries([section, text, ...many].map((record) => [record.id, record]));
    expect(insert(richTextOf('Before'), records as DocumentRecords).ok).toBe(false);
    expect(insert(null, records as DocumentRecords).ok).toBe(true);
  });
});
