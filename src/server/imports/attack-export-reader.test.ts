import { translateEnglish } from '#messages/translator.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBlock } from '#blocks/registry.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { validateDocument } from '#server/documents/validate-records.ts';
import type { ExportAnswers } from './export-messages.ts';
import { ExportReader } from './export-reader.ts';
import { cdata, exportOf } from './testing/export-of.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-reader-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const part = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '<table><tr><td>',
    '</table>',
    '<ul><li>',
    '<blockquote><cite>',
    '<details><summary>',
    '<figure><img src="https://garden.example/a.png" alt="',
    '">',
    '[caption]',
    '[/caption]',
    '[vc_row a="1"]',
    '[gallery ids="1,2"]',
    '<!-- wp:columns -->',
    '<!-- wp:column {"width":"\\ud83d"} -->',
    '<!-- wp:cover {"url":"https://garden.example/\\u0000.png"} -->',
    '<!-- /wp:columns -->',
    '<!--more-->',
    '<a href="https://garden.example/?p=2">',
    '<a href="mailto:%00@%ff">',
    'https://youtu.be/abc\n',
    '\n\n',
    '👨‍👩‍👧‍👦'.repeat(200),
    'x'.repeat(70_000),
    '<br>'.repeat(3000),
    '<li>a'.repeat(6000),
    '<constructor>',
  ),
);
const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));

function textsOf(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A block whose data its type does not accept would show nothing. */
function blockFault(record: DocumentRecord): readonly string[] {
  if (record.type !== 'block') return [];
  const declaration = findBlock(record['blockType'] as string);
  if (!declaration) return ['an unknown block'];
  const parsed = parseBlockData(declaration, record['data'] as JsonObject, record['dataVersion'] as number);
  return parsed.ok ? [] : [translateEnglish(parsed.error)];
}

/** What the database refuses in a text. */
function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
}

it(
  'makes of every content, title and comment a document that can be kept',
  { timeout: 180_000 },
  async () => {
    const post = fc.record({
      type: fc.constantFrom('post', 'page'),
      title: text,
      excerpt: text,
      content: text,
      comment: text,
    });
    await fc.assert(
      fc.asyncProperty(post, async ({ type, title, excerpt, content, comment }) => {
        const file = path.join(folder, 'export.xml');
        const xml = `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>${cdata(comment)}</wp:comment_author><wp:comment_content>${cdata(comment)}</wp:comment_content></wp:comment>`;
        await writeFile(
          file,
          exportOf([{ id: 1, type, content, fields: { title, 'excerpt:encoded': excerpt }, xml }]),
        );
        const reader = new ExportReader(file);
        const ask = reader.answer.bind(reader);
        await ask({ kind: 'index' });
        await ask({
          kind: 'add-links',
          links: [
            { postId: '2', link: 'https://garden.example/2', documentId: 'a'.repeat(24) as DocumentId },
          ],
        });
        await ask({ kind: 'next' });
        await ask({ kind: 'convert' });
        const built = (await ask({ kind: 'build', urlName: 'a' })) as ExportAnswers['build'];
        const { comments } = (await ask({ kind: 'comments' })) as ExportAnswers['comments'];
        validateDocument(type === 'page' ? 'page' : 'item', built.records);
        expect(Object.values(built.records).flatMap(blockFault)).toEqual([]);
        const texts = [
          ...textsOf(built.records),
          ...comments.flatMap((each) => [each.body, each.authorName]),
        ];
        expect(texts.filter((each) => !isStorable(each))).toEqual([]);
      }),
      { numRuns: 150, endOnFailure: true },
    );
  },
);
