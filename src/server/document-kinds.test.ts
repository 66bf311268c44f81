import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '#domain/documents/record.ts';

/** Features that handle documents of all kinds: what they have to know of one, its definition says. */
const OF_ALL_KINDS = [
  'content-search',
  'documents',
  'files',
  'locks',
  'publishing',
  'redirects',
  'site-history',
  'trash',
];
/** A site has one document of its own, which is looked for by its kind. */
const SITE_DOCUMENT = "documents/queries.ts: .where('kind', '=', 'site')";

const names = DOCUMENT_KINDS.join('|');
const BY_NAME = new RegExp(
  `.*(?:kind (?:===|!==|=|<>) '(?:${names})'|'kind', '(?:=|!=|in|not in)', \\[?'(?:${names})'|case '(?:${names})').*`,
  'gi',
);

it('asks for no kind of document by its name where documents of all kinds are handled', () => {
  const found = OF_ALL_KINDS.flatMap((feature) =>
    globSync(`${feature}/**/*.ts`, {
      cwd: import.meta.dirname,
      exclude: ['**/*.test.ts', '**/testing/**'],
    }).flatMap((file) =>
      [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(BY_NAME)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    ),
  );
  expect(found).toEqual([SITE_DOCUMENT]);
});
