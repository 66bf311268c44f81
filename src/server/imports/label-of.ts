import { cutText } from '#lib/cut-text.ts';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/validation/label-lengths.ts';
import { plainTextOfHtml } from '#compose/wordpress/html-nodes.ts';

/** The name of a category or tag as the blog has it: without markup, and as long as it can be. */
export function labelOf(name: string, kind: 'category' | 'tag'): string {
  return cutText(plainTextOfHtml(name), kind === 'category' ? MAX_CATEGORY_LENGTH : MAX_TAG_LENGTH).trim();
}
