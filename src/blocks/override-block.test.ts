import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { overridableFields, overrideBlock } from './override-block.ts';
import { findBlock } from './registry.ts';

const record = (blockType: string, rest: JsonObject = {}): DocumentRecord => ({
  id: 'b1',
  type: 'block',
  blockType,
  sectionId: 's1',
  desktop: { x: 0, y: 0, w: 8, h: 4 },
  mobile: null,
  dataVersion: findBlock(blockType)?.dataVersion ?? 1,
  data: findBlock(blockType)?.defaults() as JsonObject,
  ...rest,
});
const fieldsOf = (type: string): string[] => {
  const declaration = findBlock(type);
  return declaration === null ? [] : overridableFields(declaration).map(([field]) => field);
};

describe('what can be other in one place of a synced section [EDIT-206]', () => {
  it.each([
    ['text', ['text']],
    ['image', ['image', 'caption', 'title', 'subtitle', 'buttonText']],
    ['button', ['buttonText']],
    ['gallery', ['items']],
    ['accordion', ['items']],
    ['video', ['title', 'poster', 'caption']],
    ['code', []],
    ['spacer', []],
  ])('%s: texts and pictures, no choices, addresses or code', (type, fields) => {
    expect(fieldsOf(type)).toEqual(fields);
  });

  it('takes a text of the place', () => {
    const shown = overrideBlock(record('button'), { buttonText: 'Book a table' });
    expect(shown['data']).toMatchObject({ buttonText: 'Book a table' });
  });

  it('leaves out what is no text of the block, and what the block cannot show', () => {
    const before = record('button');
    const shown = overrideBlock(before, {
      link: { kind: 'url', href: 'https://elsewhere.example' },
      variant: 'text',
      buttonText: 17,
    });
    expect(shown['data']).toEqual(before['data']);
  });

  it('lets a block as it is whose code or whose data is not known', () => {
    for (const each of [record('code'), record('unheard-of'), record('button', { dataVersion: 99 })]) {
      expect(overrideBlock(each, { code: '<script>', buttonText: 'x' })).toEqual(each);
    }
  });
});
