import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { codeUnitCuts, textBoundsOf } from './code-unit-cuts.ts';
import { sourcesBelow } from './sources-below.ts';

/** Files that may, with the reason. */
const EXEMPT: ReadonlyMap<string, string> = new Map([
  ['src/lib/cut-text.ts', 'it looks for the border'],
  ['src/lib/first-letter.ts', 'it takes the first character of what it cuts'],
  ['src/domain/wordpress/repair-xml.ts', 'it reads ahead'],
  ['src/domain/wordpress/read-wxr.ts', 'it reads one unit more than there may be; what is kept is cut later'],
  ['src/compose/wordpress/keep-captions.ts', 'it cuts a list of pictures'],
  ['src/server/redirects/indexed-target.ts', 'it cuts between code points, as PostgreSQL does'],
]);
const BOUNDS = new Set(['MAX_CAPTION']);

it.each([
  ['title.slice(0, MAX_CAPTION)', ['1: slice(0, MAX_CAPTION)']],
  ['title?.slice(0, MAX_CAPTION - 1) ?? null', ['1: slice(0, MAX_CAPTION - 1)']],
  ['title.slice(at, at + MAX_CAPTION)', ['1: slice(at, at + MAX_CAPTION)']],
  ['title\n  .trim()\n  .substring(0, MAX_NAME_LENGTH)', ['3: substring(0, MAX_NAME_LENGTH)']],
  ['`${title.slice(0, 39)}…`', ['1: slice(0, 39)']],
  ['title.substr(0, 20)', ['1: substr(0, 20)']],
  ['cutText(title, MAX_CAPTION)', []],
  ['slides.slice(0, MAX_SLIDES)', []],
  ['colors.slice(0, 19)', []],
  ['title.slice(MAX_CAPTION)', []],
  ['title.slice(0, PROTOCOL_LENGTH.length)', []],
  ["hash.digest('hex').slice(0, 32)", []],
  ['file.sha256.slice(0, NAME_LENGTH)', []],
  ['[...title].slice(0, MAX_CAPTION)', []],
])('finds in %j what cuts a text inside of a character', (source, found) => {
  expect(codeUnitCuts('a.ts', source, BOUNDS)).toEqual(found);
});

it.each([
  ['z.string().max(MAX_A)', ['MAX_A']],
  ["z.string().trim().max(MAX_A, 'Too long')", ['MAX_A']],
  ['text().max(MAX_A)', ['MAX_A']],
  ['<Field maxLength={MAX_A} />', ['MAX_A']],
  ["{ path: 'title', maxLength: MAX_A }", ['MAX_A']],
  ['z.array(slide).max(MAX_SLIDES)', []],
  ['z.int().max(MAX_A)', []],
])('knows by %j which constants bound texts', (source, bounds) => {
  expect(textBoundsOf(source)).toEqual(bounds);
});

it('no source cuts what people wrote inside of a character', () => {
  const sources = sourcesBelow('src').map(
    (file) => [file, readFileSync(path.join(projectFolder(), file), 'utf8')] as const,
  );
  expect(sources.length).toBeGreaterThan(1_500);
  const bounds = new Set(sources.flatMap(([, source]) => textBoundsOf(source)));
  expect([...bounds]).toEqual(expect.arrayContaining(['MAX_TABLE_CAPTION', 'MAX_CATEGORY_LENGTH']));
  const found = sources.flatMap(([file, source]) =>
    EXEMPT.has(file) ? [] : codeUnitCuts(file, source, bounds).map((cut) => `${file}:${cut}`),
  );
  expect(found).toEqual([]);
}, 60_000);
