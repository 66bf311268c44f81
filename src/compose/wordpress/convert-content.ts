import { blocksToPieces, freeform } from './blocks-to-pieces.ts';
import type { ContentPiece, ConversionContext } from './content-piece.ts';
import { withoutShortcodes } from './expand-shortcodes.ts';
import { plainTextOfHtml } from './html-nodes.ts';
import { keepCaptions } from './keep-captions.ts';
import { levelHeadings } from './level-headings.ts';
import { mergePieces } from './merge-pieces.ts';
import { htmlOfBlock, parseBlockComments } from './parse-block-comments.ts';

/**
 * The content of a post or page as pieces, of the block editor or the classic one.
 * Texts beside each other are one piece.
 */
export function convertContent(content: string, context: ConversionContext): readonly ContentPiece[] {
  const isOfBlocks = /<!--\s{1,20}wp:/.test(content);
  const pieces = isOfBlocks
    ? blocksToPieces(parseBlockComments(content), context)
    : freeform(content, context);
  return mergePieces(keepCaptions(levelHeadings(pieces), context));
}

const MORE = '<!--more';

/** The words before `<!--more-->`, which themes show in lists; '' where there is no such comment. */
export function textBeforeMore(content: string): string {
  const at = moreIndex(content);
  if (at === -1) return '';
  const before = parseBlockComments(content.slice(0, at)).map(htmlOfBlock).join(' ');
  return plainTextOfHtml(withoutShortcodes(before));
}

/** Where `<!--more-->` or `<!--more with words-->` begins, or -1. */
function moreIndex(content: string): number {
  for (let at = content.indexOf(MORE); at !== -1; at = content.indexOf(MORE, at + 1)) {
    const next = content.charAt(at + MORE.length);
    if (next.trim() === '' && content.includes('-->', at)) return at;
    if (content.startsWith('-->', at + MORE.length)) return at;
    if (!content.includes('-->', at)) return -1;
  }
  return -1;
}
