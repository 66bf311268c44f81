import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOBILE_MAX_WIDTH_PX } from '#domain/pages/grid-box.ts';
import { BREAKPOINTS, hasDesktopParts, windowKindOf } from './breakpoints.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');

describe('windowKindOf', () => {
  it.each([
    [0, 'small-phone'],
    [428, 'small-phone'],
    [429, 'phone'],
    [767, 'phone'],
    [768, 'tablet'],
    [1024, 'tablet'],
    [1025, 'desktop'],
  ] as const)('%d px are a %s [IMG-29] [IMG-30] [IMG-31] [IMG-33]', (width, kind) => {
    expect(windowKindOf(width)).toBe(kind);
  });
});

it('has the desktop thresholds 800 and 1024 px [IMG-32]', () => {
  expect([BREAKPOINTS.desktopParts, BREAKPOINTS.desktop]).toEqual([800, 1024]);
});

it.each([
  [800, false],
  [801, true],
])('parts that know two forms are desktop at %d px: %s [IMG-33]', (width, isDesktop) => {
  expect(hasDesktopParts(width)).toBe(isDesktop);
});

it('leaves 432 and 433 px to the editor [IMG-34]', () => {
  expect(MOBILE_MAX_WIDTH_PX).toBe(432);
  const queries = publishedWindowQueries();
  expect(queries.filter((query) => /43[23]px/.test(query))).toEqual([]);
});

it('style sheets of the published site change at these widths of the window [IMG-29] [IMG-30] [IMG-32] [IMG-33]', () => {
  const { smallPhoneMax, phoneMax, tabletMin, tabletMax, desktopParts, desktop } = BREAKPOINTS;
  const maxima = [smallPhoneMax, phoneMax, tabletMax, desktopParts];
  const minima = [smallPhoneMax + 1, tabletMin, desktopParts + 1, desktop + 1];
  const allowed = [
    ...maxima.map((width) => `max-width: ${width}px`),
    ...minima.map((width) => `min-width: ${width}px`),
  ];
  expect(publishedWindowQueries().filter((query) => !allowed.includes(query))).toEqual([]);
});

/** The widths in media queries of blocks, pages and overlays; container queries go by the room of a part, not by these. */
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
