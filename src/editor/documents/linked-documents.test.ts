import { expect, it } from 'vitest';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { linkedDocuments } from './linked-documents.ts';

const ONE = 'a'.repeat(24);
const TWO = 'b'.repeat(24);

it('finds the targets of links in texts, lists and the navigation, each once', () => {
  const link = { kind: 'page', documentId: ONE };
  const block = {
    id: 'b1',
    type: 'block',
    data: { text: { content: [{ marks: [{ type: 'link', attrs: { link } }] }] }, items: [{ link }] },
  } as unknown as DocumentRecord;
  const navLink = {
    id: 'n1',
    type: 'nav-link',
    target: { kind: 'document', documentId: TWO },
  } as unknown as DocumentRecord;
  const other = { id: 'x', type: 'block', data: { documentId: 'no id' } } as unknown as DocumentRecord;
  expect([...linkedDocuments({ b1: block, n1: navLink, x: other })]).toEqual([ONE, TWO]);
});
