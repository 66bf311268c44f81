import { expect, it } from 'vitest';
import type { Change } from '#domain/documents/change.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Acknowledged } from '../documents/document-client.ts';
import { openTestingDocument } from '../documents/testing/open-testing-document.ts';
import { recordsOf } from '../documents/testing/testing-document.ts';
import { replaceShown } from './replacing.ts';

it('a replacement in an open page ends when the server has it, so that the next search finds what is there [EDIT-212]', async () => {
  const saving = Promise.withResolvers<Acknowledged>();
  let sent: readonly Change[] = [];
  const page = openTestingDocument({
    id: 'page',
    kind: 'page',
    records: recordsOf({ id: 'settings', type: 'settings', title: 'A wombat' }),
    answer: (changes) => {
      sent = changes;
      return saving.promise;
    },
  });
  let isEnded = false;
  const replaced = replaceShown({
    options: { query: 'wombat', isCaseSensitive: false, isWholeWord: false, withAddresses: false },
    replacement: 'koala',
    records: [
      {
        documentId: 'page' as DocumentId,
        documentKind: 'page',
        collectionId: null,
        title: 'Home',
        path: '/',
        recordId: 'settings',
        recordType: 'settings',
        blockType: null,
        texts: [
          {
            key: 'title',
            label: 'Title',
            labelWords: { key: 'recordTexts.title', params: {} },
            isAddress: false,
            count: 1,
            excerpts: [{ before: 'A ', match: 'wombat', after: '' }],
          },
        ],
      },
    ],
    openStores: [page],
    onProgress: () => undefined,
  }).then((result) => {
    isEnded = true;
    return result;
  });
  await expect.poll(() => sent.length).toBe(1);
  expect(page.getState().view['settings']).toMatchObject({ title: 'A koala' });
  expect(isEnded).toBe(false);
  const results = sent.map(({ id }) => ({ id, version: 1, conflicts: [] }));
  saving.resolve({ results, missed: [], rejected: [] });
  expect(await replaced).toEqual({ texts: 1, documents: 1, skipped: 0, problems: [] });
  expect(page.getState().pendingCount).toBe(0);
});
