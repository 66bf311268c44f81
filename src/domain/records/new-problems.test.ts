import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import type { DocumentKind, DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import type { FindBlockData } from '#domain/pages/block-data.ts';
import { translateEnglish } from '#messages/translator.ts';
import { newProblems } from './new-problems.ts';

const findBlockData: FindBlockData = (type) =>
  type === 'note'
    ? {
        title: 'Note',
        dataVersion: 2,
        migrations: [{ from: 1, migrate: ({ words, ...data }) => ({ ...data, text: words }) }],
        schema: z.object({
          text: z.string().max(5).catch(''),
          size: z.enum(['small', 'large']).catch('small'),
        }),
      }
    : null;

const settings: DocumentRecord = { id: 'settings', type: 'settings', title: 'About', urlName: 'about' };
const section: DocumentRecord = { id: 's1', type: 'section', order: 'V' };

function block(data: JsonObject, more: JsonObject = {}): DocumentRecord {
  return {
    id: 'b1',
    type: 'block',
    blockType: 'note',
    sectionId: 's1',
    desktop: { x: 0, y: 0, w: 12, h: 2 },
    dataVersion: 2,
    data,
    ...more,
  };
}

function problems(
  before: DocumentRecord | null,
  after: DocumentRecord,
  kind: DocumentKind = 'page',
): Readonly<Record<string, string>> {
  const was: DocumentRecords = before === null ? {} : { [before.id]: before };
  const found = newProblems(kind, was, { [after.id]: after }, [after.id], findBlockData);
  return Object.fromEntries(
    found.map(({ path, message }) => [
      path.join('.'),
      typeof message === 'string' ? message : translateEnglish(message),
    ]),
  );
}

describe('what a change makes wrong', () => {
  it.each<[string, DocumentRecord, string, string]>([
    ['a number for a title', { ...settings, title: 12_345 }, 'title', 'This must be text. Enter it again.'],
    [
      'a description of 400 kB',
      { ...settings, description: 'x'.repeat(400_000) },
      'description',
      'At most 500 characters. Shorten it.',
    ],
    [
      'a height that is none',
      { ...section, height: 'banana' },
      'height',
      'Choose one of: auto, small, medium, large, screen.',
    ],
    ['no order', { id: 's1', type: 'section' }, 'order', 'This is missing. Fill it in.'],
    ['an empty order', { ...section, order: '' }, 'order', 'This cannot be empty. Enter something.'],
    [
      'a background that is none',
      { ...section, background: { kind: 'mirror' } },
      'background.kind',
      'This is none of the choices. Choose again.',
    ],
    [
      'an unknown block',
      block({}, { blockType: 'no-such-block' }),
      'blockType',
      'There is no such block. Take one of the list of blocks.',
    ],
    ['data that is not the block’s', block({ text: 5 }), 'data.text', 'This must be text. Enter it again.'],
    [
      'data of a version to come',
      block({}, { dataVersion: 3 }),
      'dataVersion',
      'This Note block was saved by a newer version of Portico.',
    ],
    [
      'a look that is none',
      block({}, { look: { radius: 900 } }),
      'look.radius',
      'At most 200. Enter a smaller number.',
    ],
    [
      'a width of no columns',
      block({}, { desktop: { x: 0, y: 0, w: 0, h: 2 } }),
      'desktop.w',
      'At least 1. Enter a greater number.',
    ],
  ])('refuses %s with the field, the rule and what to do', (_name, record, field, message) => {
    expect(problems(null, record)).toEqual({ [field]: message });
  });

  it('refuses records that the kind of document cannot hold', () => {
    const link: DocumentRecord = { id: 'n1', type: 'nav-link', order: 'V', target: { kind: 'folder' } };
    expect(problems(null, link)).toEqual({ '': 'A page cannot hold a nav-link.' });
    expect(problems(null, link, 'site')).toEqual({});
    expect(problems(null, { ...settings, id: 'other' })).toEqual({
      '': 'A settings cannot have the id other.',
    });
  });

  it('checks the data of older versions of a block as its migrations make it', () => {
    expect(problems(null, block({ words: 'short' }, { dataVersion: 1 }))).toEqual({});
    expect(problems(null, block({ words: 'longer' }, { dataVersion: 1 }))).toEqual({
      'data.text': 'At most 5 characters. Shorten it.',
    });
  });

  it('takes what is missing, and fields that it does not know', () => {
    expect(problems(null, { ...settings, unheardOf: [1] })).toEqual({});
    expect(problems(null, block({}))).toEqual({});
  });

  it('leaves what was wrong before alone, until it is changed', () => {
    const odd: DocumentRecord = { ...settings, title: 12_345 };
    expect(problems(odd, { ...odd, description: 'About us' })).toEqual({});
    expect(Object.keys(problems(odd, { ...odd, title: 12_346 }))).toEqual(['title']);
    expect(Object.keys(problems(odd, { ...odd, description: 5 }))).toEqual(['description']);
    expect(problems(odd, settings)).toEqual({});
    const unknown = block({ a: 1 }, { blockType: 'no-such-block' });
    expect(problems(unknown, { ...unknown, sectionId: 's2' })).toEqual({});
    expect(problems(block({ size: 'huge' }), block({ size: 'huge', text: 'abc' }))).toEqual({});
  });

  it('knows what was wrong in a list wherever it stands there now', () => {
    const item = (tags: JsonValue): DocumentRecord => ({ ...settings, type: 'settings', tags });
    expect(problems(item(['a', 5]), item([5]), 'item')).toEqual({});
    expect(Object.keys(problems(item(['a', 5]), item([5, 6]), 'item'))).toEqual(['tags.1']);
  });

  it('keeps tags and categories apart and short [CONT-190, CONT-191]', () => {
    const item = (tags: JsonValue, categories: JsonValue = []): DocumentRecord => ({
      ...settings,
      tags,
      categories,
    });
    expect(problems(null, item(['Clay', ' clay']), 'item')).toEqual({ tags: 'This tag already exists' });
    expect(problems(null, item([], ['a'.repeat(26)]), 'item')['categories']).toBe(
      'A category can have at most 25 characters.',
    );
  });
});
