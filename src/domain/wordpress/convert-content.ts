import { blocksToPieces, freeform } from './blocks-to-pieces.ts';
import type { ContentPiece, ConversionContext } from './content-piece.ts';
import { plainTextOfHtml } from './html-nodes.ts';
import { levelHeadings } from './level-headings.ts';
import { mergePieces } from './merge-pieces.ts';
import { htmlOfBlock, parseBlockComments } from './parse-block-comments.ts';

/**
 * The content of a post or page as pieces, of the block editor or the classic one.
 * Texts beside each other are one piece.
 */
export function convertContent(content: string, context: ConversionContext): readonly ContentPiece[] {
  const isOfBlocks = /<!--\s+wp:/.test(content);
  const pieces = isOfBlocks
    ? blocksToPieces(parseBlockComments(content), context)
    : freeform(content, context);
  return mergePieces(levelHeadings(pieces));
}

/** The words before `<!--more-->`, which themes show in lists; '' where there is no such comment. */
export function textBeforeMore(content: string): string {
  const at = content.search(/<!--more(?:\s[\s\S]*?)?-->/);
  if (at === -1) return '';
  const before = parseBlockComments(content.slice(0, at)).map(htmlOfBlock).join(' ');
  return plainTextOfHtml(before.replaceAll(/\[\/?[a-z][^\]]*\]/gi, ' '));
}
