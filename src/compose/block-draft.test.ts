import { translateEnglish } from '#messages/translator.ts';
import { describe, expect, it } from 'vitest';
import { BLOCK_DATA, type BlockType } from '#blocks/block-data.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { draft, draftWith, startingDraft, type BlockDraft } from './block-draft.ts';
import { composeBlock } from './compose-block.ts';

const POSITION = { id: 'b1', sectionId: 's1', desktop: { x: 2, y: 3, w: 4, h: 5 } };
const TYPES = Object.keys(BLOCK_DATA) as BlockType[];

describe('the record of a draft', () => {
  it('has the version that its block is written in today, and a place', () => {
    expect(composeBlock(draft('spacer', {}), POSITION)).toEqual({
      id: 'b1',
      type: 'block',
      blockType: 'spacer',
      sectionId: 's1',
      desktop: { x: 2, y: 3, w: 4, h: 5 },
      mobile: null,
      dataVersion: 1,
      data: {},
    });
    expect(composeBlock(draft('gallery', { items: [] }), POSITION).dataVersion).toBe(2);
  });

  it('has what was left out as its block reads it', () => {
    expect(composeBlock(draft('quote', { quote: richTextOf('So it is') }), POSITION).data).toEqual({
      quote: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'So it is' }] }] },
      source: '',
      sourceLink: null,
      size: 'large',
      alignment: 'left',
    });
  });

  it('keeps a look of its own and a place on phones', () => {
    const card: BlockDraft = { ...draft('spacer', {}), look: { radius: 20 } };
    expect(composeBlock(card, { ...POSITION, mobile: { x: 0, y: 1, w: 8, h: 2 } })).toMatchObject({
      look: { radius: 20 },
      mobile: { x: 0, y: 1, w: 8, h: 2 },
    });
  });

  it('is refused where the data is not what the block takes, before anything is stored', () => {
    const broken = { blockType: 'button', data: { buttonText: 'Go', size: 'huge' } } as unknown as BlockDraft;
    expect(() => composeBlock(broken, POSITION)).toThrow(/button at size/);
    const empty = { blockType: 'markdown', data: {} } as unknown as BlockDraft;
    expect(() => composeBlock(empty, POSITION)).toThrow(/markdown at source/);
  });

  it.each(TYPES)('of a new %s holds what the block declares, as it is stored', (type) => {
    const record = composeBlock(startingDraft(type, translateEnglish), POSITION);
    expect(blockRecordSchema.parse(record)).toEqual(record);
    expect(record.data).toEqual(JSON.parse(JSON.stringify(BLOCK_DATA[type].defaults())));
  });
});

it('takes changes over what a new block holds', () => {
  expect(draftWith('button', { buttonText: 'Go' }).data).toMatchObject({ buttonText: 'Go', size: 'medium' });
  expect(() => startingDraft('toString', translateEnglish)).toThrow('there is no block toString');
});

it('lets no field through that the block does not have, and none of another kind', () => {
  const drafts = (): readonly BlockDraft[] => [
    draft('markdown', { source: 'So' }),
    // @ts-expect-error A field that the block does not have.
    draft('markdown', { source: 'So', colour: 'red' }),
    // @ts-expect-error A value that the field does not take.
    draft('button', { buttonText: 'Go', size: 'huge' }),
    // @ts-expect-error A field without a default has to be given.
    draft('image', { caption: 'So' }),
    // @ts-expect-error A block that does not exist.
    draft('blink', {}),
    // @ts-expect-error The data of another block.
    { blockType: 'markdown', data: { buttonText: 'Go' } },
  ];
  expect(drafts).toBeTypeOf('function');
});
