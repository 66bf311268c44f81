import { text, type MadeBlock } from '#domain/section-catalog/block-kit.ts';
import { h, p } from '#domain/section-catalog/rich-text-kit.ts';

/** A heading and one paragraph below it. */
export function titledText(level: 2 | 3, title: string, words: string): MadeBlock {
  return text(h(level, title), p(words));
}
