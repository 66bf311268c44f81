import { orderKeyBetween } from '#lib/order-key.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { DESKTOP_COLUMNS } from '#domain/arrangement/grid-box.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { draft } from './block-draft.ts';
import { composeBlock } from './compose-block.ts';

/** Room in which a click finds the text while nothing is written. */
const EMPTY_ROWS = 6;

/** What a post is written in: a section in reading width that holds one empty text (EDIT-190). */
export interface PostBody {
  readonly section: DocumentRecord;
  readonly text: DocumentRecord;
}

/**
 * The records of an empty text in reading width (EDIT-190).
 * @param after the order key of the last section before it; null where there is none
 */
export function postBody(newId: () => string, after: string | null = null): PostBody {
  const sectionId = newId();
  return {
    section: {
      id: sectionId,
      type: 'section',
      order: orderKeyBetween(after, null),
      name: '',
      theme: 'white',
      background: { kind: 'theme' },
      height: 'auto',
      width: 'narrow',
      verticalAlign: 'top',
      anchor: '',
    },
    text: composeBlock(draft('text', { text: richTextOf('') }), {
      id: newId(),
      sectionId,
      desktop: { x: 0, y: 0, w: DESKTOP_COLUMNS, h: EMPTY_ROWS },
    }),
  };
}
