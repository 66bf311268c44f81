import { describe, expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { JsonValue } from '#lib/json.ts';
import { findMatches } from './find-matches.ts';
import { matchExcerpts } from './match-excerpts.ts';
import { findInRecord, replaceInRecord } from './replace-in-record.ts';
import { textFieldsOf } from './text-fields.ts';

const plain = { isCaseSensitive: false, isWholeWord: false, withAddresses: false };
const link = {
  type: 'link',
  attrs: { link: { kind: 'url', href: 'https://old.example/old', newWindow: false } },
};

const block: DocumentRecord = {
  id: 'b1',
  type: 'block',
  blockType: 'text',
  sectionId: 's1',
  data: {
    size: 'old',
    title: 'An old title',
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'The Ol' },
            { type: 'text', text: 'd', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' house, old', marks: [link] },
            { type: 'hardBreak' },
            { type: 'text', text: 'see https://old.example' },
          ],
        },
      ],
    } as unknown as JsonValue,
  },
};

describe('texts of records', () => {
  it('are what people read, not choices, ids and addresses [EDIT-212]', () => {
    expect(textFieldsOf(block).map(({ text, isAddress }) => [text, isAddress])).toEqual([
      ['An old title', false],
      ['The Old house, old\nsee https://old.example', false],
      ['https://old.example/old', true],
    ]);
  });

  it('are found across marks, and addresses only when asked for [EDIT-212]', () => {
    const found = findInRecord(block, { ...plain, query: 'old' });
    expect(found.map(({ matches }) => matches.length)).toEqual([1, 2]);
    const all = findInRecord(block, { ...plain, query: 'old', withAddresses: true });
    expect(all.map(({ matches }) => matches.length)).toEqual([1, 3, 2]);
  });
});

describe('what is looked for', () => {
  it.each([
    ['Straße', 'STRASSE', {}, 0],
    ['Ärger', 'ärger', {}, 1],
    ['a.b (c)', '.b (', {}, 1],
    ['Cats, cat and category', 'cat', { isWholeWord: true }, 1],
    ['Cats, cat and category', 'cat', { isCaseSensitive: true }, 2],
    ['日本語のテキスト', '本語', {}, 1],
    ['Ein Café', 'Caf', { isWholeWord: true }, 0],
    ['', 'x', {}, 0],
  ])('%s has %s (%j) %i times [EDIT-212]', (text, query, options, times) => {
    expect(findMatches(text, { ...plain, ...options, query })).toHaveLength(times);
  });
});

describe('replacing', () => {
  it('keeps marks, links and what stands around [EDIT-212]', () => {
    const operations = replaceInRecord(block, { ...plain, query: 'old' }, 'new');
    expect(operations.map((operation) => 'field' in operation && operation.field)).toEqual([
      'data.title',
      'data.text',
    ]);
    const changed = applyOperations({ b1: block }, operations).records['b1'];
    expect(textFieldsOf(changed as DocumentRecord).map(({ text }) => text)).toEqual([
      'An new title',
      'The new house, new\nsee https://old.example',
      'https://old.example/old',
    ]);
    expect(JSON.stringify(changed)).toContain('"size":"old"');
    expect(JSON.stringify(changed)).toContain('"The new"');
  });

  it('takes what is chosen only, and where links lead when asked for [EDIT-212]', () => {
    const all = { ...plain, query: 'old', withAddresses: true };
    const operations = replaceInRecord(block, all, 'new', ({ isAddress }) => isAddress);
    const changed = applyOperations({ b1: block }, operations).records['b1'];
    expect(textFieldsOf(changed as DocumentRecord).map(({ text }) => text)).toEqual([
      'An old title',
      'The Old house, old\nsee https://old.example',
      'https://new.example/new',
    ]);
  });

  it('leaves no empty pieces of text behind [EDIT-212]', () => {
    const operations = replaceInRecord(block, { ...plain, query: 'Old house, old' }, '');
    const changed = applyOperations({ b1: block }, operations).records['b1'];
    expect(JSON.stringify(changed)).not.toContain('"text":""');
  });
});

describe('what stands around', () => {
  it('begins and ends between two characters, and says where it goes on [EDIT-212]', () => {
    const text = `Begin 👩‍🌾${'b'.repeat(58)}old${'a'.repeat(58)}👩‍🌾 end`;
    expect(matchExcerpts(text, findMatches(text, { ...plain, query: 'old' }))).toEqual([
      { before: `…👩‍🌾${'b'.repeat(58)}`, match: 'old', after: `${'a'.repeat(58)}…` },
    ]);
    expect(matchExcerpts('an old title', findMatches('an old title', { ...plain, query: 'old' }))).toEqual([
      { before: 'an ', match: 'old', after: ' title' },
    ]);
  });
});
