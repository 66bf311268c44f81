import type { DocumentId } from '#domain/documents/record.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { hasInlineText } from '../inline-text-targets/has-inline-text.ts';
import type { CaretPoint, EditStore } from '../editing/edit-store.ts';
import {
  inlineTextAt,
  inlineTextsOfBlock,
  inlineTextsOfHeader,
  inlineTextsAroundPage,
  inlineTextsOfItems,
  type InlineTextElement,
} from './inline-text-elements.ts';
import { TITLE_RECORD_ID } from '../inline-text-targets/title-record.ts';
import { inlineTextTarget, TEXTS_OF_ITEMS } from '../inline-text-targets/inline-text-target.ts';

export interface TextEditing {
  readonly frame: Document;
  readonly store: DocumentStore;
  readonly edit: EditStore;
}

/** Starts editing a text of a block: the one at the point, else the first one. Returns false where there is none. */
export function startText(editing: TextEditing, blockId: string, caret: CaretPoint | null): boolean {
  const block = parsedBlock(editing.store.getState().view[blockId]);
  if (block === null) return false;
  const texts = inlineTextsOfBlock(editing.frame, blockId);
  const isRich = hasInlineText(block.blockType);
  const pointed = caret === null ? null : inlineTextAt(texts, caret);
  if (pointed !== null) return startInlineText(editing, pointed, caret);
  if (isRich) {
    editing.edit.editTextOf(blockId, caret);
    return true;
  }
  const [first] = texts;
  return caret === null && first !== undefined && startInlineText(editing, first, null);
}

/** Starts editing the text of the header at the point. */
export function startHeaderText(editing: TextEditing, caret: CaretPoint): boolean {
  const pointed = inlineTextAt(inlineTextsOfHeader(editing.frame), caret);
  return pointed !== null && startInlineText(editing, pointed, caret);
}

/**
 * Starts editing the title of a collection or an item, the text below it, or a text of a listed item: at the point, or
 * at the end of the title.
 */
export function startTitle(editing: TextEditing, caret: CaretPoint | null): boolean {
  const titles = inlineTextsAroundPage(editing.frame);
  const title = caret === null ? (titles[0] ?? null) : inlineTextAt(titles, caret);
  return title !== null && startInlineText(editing, title, caret);
}

/** Starts editing the first text of an item in the list. */
export function startItem(editing: TextEditing, itemId: DocumentId): boolean {
  const first = inlineTextsOfItems(editing.frame).find((each) => each.itemId === itemId);
  return first !== undefined && startInlineText(editing, first, null);
}

/** Starts editing one plain text. */
export function startInlineText(
  { store, edit }: TextEditing,
  { recordId, path, itemId, element }: InlineTextElement,
  caret: CaretPoint | null,
): boolean {
  if (itemId !== undefined) {
    const text = TEXTS_OF_ITEMS.find((each) => each.path === path);
    if (text === undefined) return false;
    edit.select({ kind: 'page', itemId });
    // Its document may still have to be opened; what it holds takes the place of what is shown then.
    edit.editRecordText(recordId, caret, { ...text, base: element.textContent });
    return true;
  }
  const target = inlineTextTarget(recordId, store.getState().view[recordId], path);
  if (target === null) return false;
  if (edit.getState().editingState === 'HEADER') edit.editRecordText(recordId, caret, target);
  else if (recordId === TITLE_RECORD_ID) {
    edit.select({ kind: 'page' });
    edit.editRecordText(recordId, caret, target);
  } else edit.editTextOf(recordId, caret, target);
  return true;
}
