import { expect, it } from 'vitest';
import type { HistoryStep } from '../documents/document-history.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { documentToRedo, documentToUndo } from './listed-item.ts';

/** A document whose newest step was done then; `null` for one of an earlier visit. */
function documentWith(at: number | null | undefined, redoName: string | null = null): DocumentStore {
  const step = at === undefined ? null : ({ name: 'Edit', ...(at === null ? {} : { at }) } as HistoryStep);
  return { nextUndo: () => step, getState: () => ({ redoName }) } as unknown as DocumentStore;
}

it.each([
  ['the page, where no item was opened', 10, 'none', 'page'],
  ['the item, where its step is newer', 10, 20, 'item'],
  ['the page, where its step is newer', 20, 10, 'page'],
  ['the item, where the page has no step', undefined, 10, 'item'],
  ['the item, where the step of the page is of an earlier visit', null, 10, 'item'],
  ['the page, where the step of the item is of an earlier visit', 10, null, 'page'],
  ['the page, where neither has a step', undefined, undefined, 'page'],
] as const)('takes back what was done last: of %s [EDIT-72]', (_case, ofPage, ofItem, expected) => {
  const page = documentWith(ofPage);
  const item = ofItem === 'none' ? null : documentWith(ofItem);
  expect(documentToUndo(page, item)).toBe(expected === 'page' ? page : item);
});

it('does again what was taken back of the item, else of the page [EDIT-72]', () => {
  const page = documentWith(1, 'Edit');
  const item = documentWith(2, 'Edit title');
  expect(documentToRedo(page, item)).toBe(item);
  expect(documentToRedo(page, documentWith(2))).toBe(page);
  expect(documentToRedo(page, null)).toBe(page);
});
