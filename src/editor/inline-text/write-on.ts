import { postBody } from '#compose/post-body.ts';
import { createId } from '#lib/id.ts';
import { inlineTexts } from '#messages/en/interface/inline-texts.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { blocksInReadingOrder, sectionsOf } from '../documents/layout.ts';
import type { EditStore } from '../editing/edit-store.ts';

/** Moves from the title of a post to its first text; a post without one gets an empty one at its end (EDIT-190). */
export function writeOn(store: DocumentStore, edit: EditStore): void {
  const { view } = store.getState();
  const first = blocksInReadingOrder(view).find((block) => block.blockType === 'text');
  if (first !== undefined) {
    edit.editTextOf(first.id, 'start');
    return;
  }
  const { section, text } = postBody(createId, sectionsOf(view).at(-1)?.order ?? null);
  store.run({
    name: inlineTexts.addText,
    operations: [
      { op: 'put', record: section },
      { op: 'put', record: text },
    ],
  });
  edit.editTextOf(text.id, 'start');
}
