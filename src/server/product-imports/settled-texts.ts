import { createHash } from 'node:crypto';
import type { ContentPiece, ConversionContext } from '#compose/wordpress/content-piece.ts';
import { convertContent } from '#compose/wordpress/convert-content.ts';
import { plainTextOfHtml } from '#compose/wordpress/html-nodes.ts';
import { htmlToPieces } from '#compose/wordpress/html-to-pieces.ts';
import { limitPieces } from '#compose/wordpress/limit-pieces.ts';
import { mergePieces } from '#compose/wordpress/merge-pieces.ts';
import { MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import type { FiledContent } from '#domain/product-files/filed-product.ts';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { fill, type Words } from '#messages/message.ts';
import { outsideLink } from './outside-link.ts';

/** Characters of the words beside the price. */
const MAX_EXCERPT = 2000;
/** Elements of a description that are named as left out. */
const MAX_NAMED = 5;

export interface SettledTexts {
  /** With its short words as plain text, and as its description a mark of what the file says, by which it is compared. */
  readonly content: FiledContent;
  /** The description as it is laid out below the details; null where the file says none. */
  readonly pieces: readonly ContentPiece[] | null;
  readonly remarks: readonly Words[];
}

/**
 * Where the words of a product go: the short ones of a file, or a description that is one plain paragraph, stand beside
 * its price; any other description becomes blocks below its details, as pages of exports do.
 */
export function settledTexts(content: FiledContent, isWordpress: boolean): SettledTexts {
  const { description, summary, ...rest } = content;
  const remarks: Words[] = [];
  const left = new Set<string>();
  const context: ConversionContext = {
    resolveLink: outsideLink,
    attachmentOf: () => null,
    ownAttachments: [],
    note: (name, outcome) => {
      if (outcome === 'left-out' && left.size < MAX_NAMED) left.add(name);
    },
    cut: (name) => left.add(name),
  };
  const words = summary === undefined ? '' : plainTextOfHtml(summary);
  const isSummaryLong = words.length > MAX_EXCERPT;
  const html = isSummaryLong ? `${summary ?? ''}\n${description ?? ''}` : description;
  const pieces =
    html === undefined
      ? null
      : limitPieces(piecesOf(html, isWordpress, context), MAX_BLOCKS_PER_LAYOUT, context);
  if (left.size > 0) remarks.push(fill(productFiles.elementsLeft, { names: [...left].join(', ') }));
  const settled = { ...rest, ...(html === undefined ? {} : { description: markOf(html) }) };
  if (rest.excerpt !== undefined) return { content: settled, pieces, remarks };
  const only = words === '' || isSummaryLong ? onlyParagraph(pieces) : null;
  if (only !== null)
    return { content: { ...settled, excerpt: only, description: markOf('') }, pieces: [], remarks };
  const excerpt = isSummaryLong ? '' : words;
  return {
    content: { ...settled, ...(summary === undefined && html === undefined ? {} : { excerpt }) },
    pieces,
    remarks,
  };
}

/** What a description says, in few characters: nothing, or a hash. */
export function markOf(html: string): string {
  return html.trim() === '' ? '' : createHash('sha256').update(html.trim()).digest('hex');
}

function piecesOf(html: string, isWordpress: boolean, context: ConversionContext): readonly ContentPiece[] {
  if (isWordpress) return convertContent(html, context);
  // Descriptions may be plain text, whose lines are then kept as such.
  const isClassic = !/<(?:p|div|br|ul|ol|li|h[1-6]|table|blockquote|section)\b/i.test(html);
  return mergePieces(htmlToPieces(html, context, { isClassic }));
}

/** The words of one paragraph without marks; null where there is more, and nothing where there is nothing. */
function onlyParagraph(pieces: readonly ContentPiece[] | null): string | null {
  if (pieces === null) return null;
  if (pieces.length === 0) return '';
  const [piece, ...others] = pieces;
  if (piece?.kind !== 'text' || others.length > 0) return null;
  const nodes: readonly RichTextNode[] = piece.nodes;
  const [paragraph] = nodes;
  if (nodes.length !== 1 || paragraph?.type !== 'paragraph') return null;
  const texts = paragraph.content ?? [];
  if (texts.some(({ type, marks = [] }) => type !== 'text' || marks.length > 0)) return null;
  const text = texts.map((node) => node.text ?? '').join('');
  return text.length > MAX_EXCERPT ? null : text;
}
