import type { Words } from '#messages/message.ts';

/** The attribute with the path of the text that an element shows: `items.2.title`. */
export const INLINE_TEXT_ATTRIBUTE = 'data-inline-text';

/** A plain text that is edited in place on the canvas (EDIT-42). */
export interface InlineText {
  /** Its path in the block's data; `*` stands for every index of a list: `items.*.title`. */
  readonly path: string;
  /** The label for people: 'Button text'. */
  readonly label: Words | string;
  readonly maxLength: number;
}

/**
 * Attributes for the element that shows a plain text and nothing else, so that the canvas finds where to edit it.
 * Published pages carry none of it.
 */
export function inlineText(context: { readonly mode: 'page' | 'canvas' }, path: string) {
  return context.mode === 'canvas' ? { [INLINE_TEXT_ATTRIBUTE]: path } : {};
}
