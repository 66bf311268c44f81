import { translateEnglish } from '#messages/translator.ts';
import { describe, expect, it } from 'vitest';
import { findBlock } from '#blocks/registry.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { ConversionContext } from './content-piece.ts';
import { convertContent } from './convert-content.ts';
import { layOutContent } from './lay-out-content.ts';
import { limitPieces } from './limit-pieces.ts';

const CONTEXT = {
  resolveLink: (href: string) => ({ kind: 'url', href, newWindow: false }) as const,
  attachmentOf: () => null,
  ownAttachments: [],
  note: () => undefined,
};

/** Words that can be told from each other: `w0.`, `w1.`, … */
const words = (count: number, separator = ' '): string =>
  Array.from({ length: count }, (_, index) => `w${index}.`).join(separator);

/** The blocks that a content becomes, whose data their types accept, and the texts that were cut. */
function imported(content: string): {
  readonly text: string;
  readonly types: string[];
  readonly cuts: string[];
} {
  const cuts: string[] = [];
  const context: ConversionContext = { ...CONTEXT, cut: (what, text) => cuts.push(`${what}: ${text}`) };
  const pieces = limitPieces(convertContent(content, context), 60, context);
  const records = layOutContent(pieces, { imageOf: () => null, newId: () => createId(), width: 'medium' });
  const types: string[] = [];
  for (const record of Object.values(records)) {
    if (record.type !== 'block') continue;
    const declaration = findBlock(record['blockType'] as string);
    if (!declaration) throw new Error('unknown block');
    const parsed = parseBlockData(declaration, record['data'] as JsonObject, record['dataVersion'] as number);
    if (!parsed.ok) throw new Error(translateEnglish(parsed.error));
    types.push(declaration.type);
  }
  return { text: JSON.stringify(records), types, cuts };
}

function missingWords(text: string, count: number): readonly string[] {
  const there = new Set(text.match(/w\d+(?=\\?\.)/g));
  return Array.from({ length: count }, (_, index) => `w${index}`).filter((word) => !there.has(word));
}

describe('texts that are too long for one block are kept in several', () => {
  it.each<readonly [string, number, (count: number) => string]>([
    ['a paragraph of 200,000 characters', 30_000, (count) => `<p>${words(count)}</p>`],
    ['a heading of 200,000 characters', 30_000, (count) => `<h2>${words(count)}</h2>`],
    ['6,000 line ends in a paragraph', 6_000, (count) => `<p>${words(count, '<br>')}</p>`],
    ['6,000 entries of a list', 6_000, (count) => `<ol>${words(count, '</li><li>')}</ol>`],
    ['6,000 paragraphs in an entry', 6_000, (count) => `<ul><li><p>${words(count, '</p><p>')}</p></li></ul>`],
    [
      '6,000 paragraphs in a quote',
      6_000,
      (count) => `<blockquote><p>${words(count, '</p><p>')}</p></blockquote>`,
    ],
    [
      'a quote with a source',
      6_000,
      (count) => `<blockquote><p>${words(count, '</p><p>')}</p><cite>S</cite></blockquote>`,
    ],
    [
      'a source of 7,000 characters',
      1_000,
      (count) => `<blockquote><p>q</p><cite>${words(count)}</cite></blockquote>`,
    ],
    [
      'a table of 5,000 rows',
      5_000,
      (count) => `<table><tr><td>${words(count, '</td></tr><tr><td>')}</td></tr></table>`,
    ],
    ['a row of 100 cells', 100, (count) => `<table><tr><td>${words(count, '</td><td>')}</td></tr></table>`],
    [
      'a cell of 200,000 characters',
      30_000,
      (count) => `<table><tr><td>a</td></tr><tr><td>${words(count)}</td></tr></table>`,
    ],
    [
      'a header of 200,000 characters',
      30_000,
      (count) => `<table><tr><th>${words(count)}</th></tr><tr><td>a</td></tr></table>`,
    ],
    ['code of 200,000 characters', 30_000, (count) => `<pre>${words(count, '\n')}</pre>`],
    [
      'a caption of 7,000 characters',
      1_000,
      (count) =>
        `<figure><img src="https://a.example/1.png"><figcaption>${words(count)}</figcaption></figure>`,
    ],
    [
      'the caption of a video',
      1_000,
      (count) =>
        `<!-- wp:embed {"url":"https://youtu.be/abc"} --><figure>https://youtu.be/abc<figcaption>${words(count)}</figcaption></figure><!-- /wp:embed -->`,
    ],
    [
      'a button of 7,000 characters',
      1_000,
      (count) =>
        `<!-- wp:button --><div><a href="https://x.example">${words(count)}</a></div><!-- /wp:button -->`,
    ],
    [
      'a part that opens',
      6_000,
      (count) => `<details><summary>S</summary><p>${words(count, '</p><p>')}</p></details>`,
    ],
    [
      'the title of a part that opens',
      1_000,
      (count) => `<details><summary>${words(count)}</summary><p>a</p></details>`,
    ],
    ['quotes in quotes', 50, (count) => `<blockquote>${words(count, '<blockquote>')}`],
    ['lists in quotes in lists', 50, (count) => `<ul><li>${words(count, '<blockquote><ul><li>')}`],
  ])('%s', (_what, count, contentOf) => {
    const { text, cuts } = imported(contentOf(count));
    expect(missingWords(text, count)).toEqual([]);
    expect(cuts).toEqual([]);
  });

  it('a text without a space is cut between characters, some words in two', () => {
    const { text, cuts } = imported(`<p>${words(30_000, '')}</p>`);
    expect(missingWords(text, 30_000).length).toBeLessThan(5);
    expect(cuts).toEqual([]);
  });

  it('a text that no page could hold is cut where it is full, and the rest is told', () => {
    const blocks = Array.from(
      { length: 70 },
      (_, index) => `<img src="https://a.example/${index}.png"><p>${words(300, '</p><p>')}</p>`,
    );
    const { cuts, types } = imported(blocks.join(''));
    expect(types.length).toBeLessThanOrEqual(60);
    expect(cuts).toHaveLength(1);
    expect(cuts[0]).toMatch(/^text beyond 60 blocks: /);
  });

  it('an alternative text that is too long is told', () => {
    const { text, cuts } = imported(`<img src="https://a.example/1.png" alt="${words(1000)}">`);
    expect(missingWords(text + cuts.join(''), 1000)).not.toHaveLength(1000);
    expect(cuts[0]).toMatch(/^alternative text of a picture: .*w999\.$/);
  });

  it('forty links to networks stand in two blocks', () => {
    const link = '<!-- wp:social-link {"url":"https://x.example/a"} /-->';
    expect(imported(`<!-- wp:social-links -->${link.repeat(40)}<!-- /wp:social-links -->`).types).toEqual([
      'social-links',
      'social-links',
    ]);
  });
});
