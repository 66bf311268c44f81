import { draft, type BlockDraft } from '#compose/block-draft.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import { plainTextOf, type RichText, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece } from './content-piece.ts';
import { groupNodes } from './group-nodes.ts';
import { cutToFit, splitText } from './split-text.ts';

/** Pixels of one row of the grid. */
const ROW_PX = 24;
const MAX_SOURCE_LENGTH = 90_000;
const MAX_QUOTE_SOURCE_LENGTH = 300;
const MAX_BUTTON_LENGTH = 100;
const MAX_VIDEO_CAPTION_LENGTH = 500;
const MAX_SOCIAL_LINKS = 30;

/** A paragraph of one text, linked or not; nothing for no text. */
export function paragraphOf(text: string, link: LinkValue | null = null): readonly RichTextNode[] {
  if (text.trim() === '') return [];
  const marks = link === null ? {} : { marks: [{ type: 'link' as const, attrs: { link } }] };
  return [{ type: 'paragraph', content: [{ type: 'text', text, ...marks }] }];
}

export function docOf(nodes: readonly RichTextNode[]): RichText {
  return { type: 'doc', content: nodes.length === 0 ? [{ type: 'paragraph' }] : nodes };
}

/** A quote as blocks: several where it is too long for one. A source that is too long goes on below. */
export function quoteBlocks(
  nodes: readonly RichTextNode[],
  source: string,
  alignment: 'left' | 'center' = 'left',
): readonly ContentPiece[] {
  const groups = groupNodes(nodes);
  const { fits, rest } = cutToFit(source, MAX_QUOTE_SOURCE_LENGTH);
  const quotes = groups.map((group, index) =>
    quotePiece(group, index === groups.length - 1 ? fits : '', alignment),
  );
  return [...quotes, ...textOf(rest)];
}

function quotePiece(
  nodes: readonly RichTextNode[],
  source: string,
  alignment: 'left' | 'center',
): ContentPiece {
  const quote = draft('quote', { quote: docOf(nodes), source, sourceLink: null, size: 'medium', alignment });
  const content = [...nodes, ...paragraphOf(source === '' ? '' : `— ${source}`)];
  return blockPiece(quote, 3, content.length === 0 ? [] : [{ type: 'blockquote', content }]);
}

/** Code as blocks: several, each ending with a line, where it is too long for one. */
export function codePieces(source: string): readonly ContentPiece[] {
  return splitText(source, MAX_SOURCE_LENGTH).map((text) =>
    blockPiece(draft('code', { language: 'text', source: text, display: 'show' }), 2, [
      { type: 'codeBlock', content: [{ type: 'text', text }] },
    ]),
  );
}

/** A table, and whatever else only Markdown can hold. */
export function markdownPiece(source: string, asText: readonly RichTextNode[]): ContentPiece {
  return blockPiece(draft('markdown', { source }), 3, asText);
}

export function rulePiece(): ContentPiece {
  const data = { pattern: 'solid', tone: 'line', thickness: 1, width: 100, alignment: 'center' } as const;
  return blockPiece(draft('horizontal-rule', data), 1, [{ type: 'horizontalRule' }]);
}

export function spacerPiece(heightPx: number): ContentPiece {
  return blockPiece(draft('spacer', {}), Math.max(1, Math.min(20, Math.round(heightPx / ROW_PX))), []);
}

export function buttonPiece(
  text: string,
  link: LinkValue | null,
  look: {
    readonly alignment: 'left' | 'center' | 'right';
    readonly isOutline: boolean;
    readonly isFullWidth: boolean;
  },
): ContentPiece {
  // Nobody presses a paragraph.
  if (text.length > MAX_BUTTON_LENGTH) return { kind: 'text', nodes: paragraphOf(text, link) };
  const button = draft('button', {
    buttonText: text,
    clickthroughUrl: link,
    alignment: look.alignment,
    size: 'medium',
    newWindow: link !== null && 'newWindow' in link && link.newWindow,
    context: 'block',
    variant: look.isOutline ? 'outline' : 'filled',
    isFullWidth: look.isFullWidth,
  });
  return blockPiece(button, 2, paragraphOf(text, link));
}

/** A video of a provider, or a file of the site (`/s/…`). A caption that is too long goes on below. */
export function videoPieces(
  url: string,
  caption: string,
  asText: readonly RichTextNode[],
): readonly ContentPiece[] {
  const { fits, rest } = cutToFit(caption, MAX_VIDEO_CAPTION_LENGTH);
  const data = { url, title: '', caption: fits, poster: null, mode: 'fit', ratio: '16:9' } as const;
  return [blockPiece(draft('video', data), 8, asText), ...textOf(rest)];
}

/** Other people's content by its address. A caption that is too long goes on below. */
export function embedPieces(
  url: string,
  caption: string,
  asText: readonly RichTextNode[],
): readonly ContentPiece[] {
  const { fits, rest } = cutToFit(caption, MAX_VIDEO_CAPTION_LENGTH);
  return [blockPiece(draft('embed', { url, title: '', caption: fits }), 8, asText), ...textOf(rest)];
}

/** Links to networks, in as many blocks as they need. */
export function socialLinksPieces(addresses: readonly string[]): readonly ContentPiece[] {
  const pieces: ContentPiece[] = [];
  for (let start = 0; start < addresses.length; start += MAX_SOCIAL_LINKS) {
    const part = addresses.slice(start, start + MAX_SOCIAL_LINKS);
    const links = part.map((address) => ({ address, network: 'auto' as const, label: '' }));
    const asText = part.flatMap((href) => paragraphOf(href, { kind: 'url', href, newWindow: true }));
    const block = draft('social-links', { links, style: 'icons', size: 'medium', alignment: 'left' });
    pieces.push(blockPiece(block, 2, asText));
  }
  return pieces;
}

function textOf(words: string): readonly ContentPiece[] {
  const nodes = paragraphOf(words);
  return nodes.length === 0 ? [] : [{ kind: 'text', nodes }];
}

/** A text piece; null where it would be empty. */
export function textPiece(nodes: readonly RichTextNode[]): ContentPiece | null {
  return nodes.some((node) => node.type === 'horizontalRule' || plainTextOf(node).trim() !== '')
    ? { kind: 'text', nodes }
    : null;
}

/** A block that is complete. */
export function blockPiece(block: BlockDraft, rows: number, asText: readonly RichTextNode[]): ContentPiece {
  return { ...block, kind: 'block', rows, asText };
}
