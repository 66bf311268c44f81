import type { BlockDraft } from '#compose/block-draft.ts';
import { text } from '#compose/block-kit.ts';
import { h, p } from '#compose/rich-text-kit.ts';

/** A heading and one paragraph below it. */
export function titledText(level: 2 | 3, title: string, words: string): BlockDraft {
  return text(h(level, title), p(words));
}
