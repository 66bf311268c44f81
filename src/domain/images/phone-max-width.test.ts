import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MOBILE_MAX_WIDTH_PX } from '#domain/arrangement/grid-box.ts';
import { PHONE_MAX_WIDTH_PX } from './phone-max-width.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');

it('takes windows of up to 767 px for phones [IMG-30]', () => {
  expect(PHONE_MAX_WIDTH_PX).toBe(767);
});

it('leaves 432 and 433 px to the editor [IMG-34]', () => {
  expect(MOBILE_MAX_WIDTH_PX).toBe(432);
  expect(publishedWindowQueries().filter((query) => /43[23]px/.test(query))).toEqual([]);
});

it('style sheets of the published site change at these widths of the window [IMG-29] [IMG-30] [IMG-33]', () => {
  expect([...new Set(publishedWindowQueries())].toSorted()).toEqual([
    'max-width: 428px',
    'max-width: 767px',
    'max-width: 800px',
    'min-width: 768px',
    'min-width: 801px',
  ]);
});

/** The widths in media queries of blocks, pages and overlays; container queries go by the width of a part, not by these. */
function publishedWindowQueries(): readonly string[] {
  const sheets = ['blocks', 'site', 'visitor'].flatMap((folder) =>
    readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(path.join(SOURCES, folder, name), 'utf8')),
  );
  return sheets.flatMap((sheet) =>
    [...sheet.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/m(?:ax|in)-width: \d+px/g)].map(([width]) => width),
    ),
  );
}
