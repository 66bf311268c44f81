import { expect, it } from 'vitest';
import { castsIn } from './casts.mjs';

it.each([
  ['an id', 'const id = text as DocumentId;', 'id'],
  ['a list of ids', "const ids = list.split(',') as readonly DocumentId[];", 'id'],
  ['a branded text', "const id = text as Id<'site'>;", 'id'],
  ['an id that may be missing', 'find(db, settings.homePageId as DocumentId | null)', 'id'],
  ['a set of ids', 'const ids = found as ReadonlySet<DocumentId>;', 'id'],
  ['a cast through unknown', 'set(image as unknown as JsonValue)', 'unknown'],
  ['one over several lines', 'parse(value) as unknown as\n  JsonObject', 'unknown'],
])('finds a cast to %s', (_what, code, kind) => {
  expect(castsIn(`// A line.\n${code}\n`)).toEqual([{ line: 2, kind }]);
});

it.each([
  ['constants', "const kinds = ['id'] as const;"],
  ['other types', 'const record = value as DocumentRecord;'],
  ['types with ids in them', 'const colors = found as Record<ColorThemeId, string>;'],
  ['names of imports', "import { id as DocumentId, type A as OwnId } from './ids.ts';"],
  ['comments', '// Seen as DocumentId, or as unknown as well.\n/* as SiteId */'],
  ['unknown alone', 'const parsed = JSON.parse(text) as unknown;'],
])('leaves %s alone', (_what, code) => {
  expect(castsIn(code)).toEqual([]);
});
