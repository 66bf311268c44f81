import type { JsonObject } from '#lib/json.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import {
  plainTextOf,
  richTextAsJson,
  type RichText,
  type RichTextNode,
} from '#domain/rich-text/rich-text.ts';
import type { ContentPiece } from './content-piece.ts';

/** Pixels of one row of the grid. */
const ROW_PX = 24;
const MAX_SOURCE_LENGTH = 90_000;

type BlockPiece = Extract<ContentPiece, { readonly kind: 'block' }>;

/** A paragraph of one text, linked or not; nothing for no text. */
export function paragraphOf(text: string, link: LinkValue | null = null): readonly RichTextNode[] {
  if (text.trim() === '') return [];
  const marks = link === null ? {} : { marks: [{ type: 'link' as const, attrs: { link } }] };
  return [{ type: 'paragraph', content: [{ type: 'text', text, ...marks }] }];
}

export function docOf(nodes: readonly RichTextNode[]): RichText {
  return { type: 'doc', content: nodes.length === 0 ? [{ type: 'paragraph' }] : nodes };
}

export function quotePiece(
  nodes: readonly RichTextNode[],
  source: string,
  alignment: 'left' | 'center' = 'left',
): BlockPiece {
  const data = {
    quote: richTextAsJson(docOf(nodes)),
    source: source.slice(0, 300),
    sourceLink: null,
    size: 'medium',
    alignment,
  };
  const content = [...nodes, ...paragraphOf(source === '' ? '' : `— ${source}`)];
  return block('quote', data, 3, content.length === 0 ? [] : [{ type: 'blockquote', content }]);
}

export function codePiece(source: string): BlockPiece {
  const text = source.slice(0, MAX_SOURCE_LENGTH);
  return block('code', { language: 'text', source: text, display: 'show' }, 2, [
    { type: 'codeBlock', content: [{ type: 'text', text }] },
  ]);
}

/** A table, and whatever else only Markdown can hold. */
export function markdownPiece(source: string, asText: readonly RichTextNode[]): BlockPiece {
  return block('markdown', { source: source.slice(0, MAX_SOURCE_LENGTH) }, 3, asText);
}

export function rulePiece(): BlockPiece {
  const data = { pattern: 'solid', tone: 'line', thickness: 1, width: 100, alignment: 'center' };
  return block('horizontal-rule', data, 1, [{ type: 'horizontalRule' }]);
}

export function spacerPiece(heightPx: number): BlockPiece {
  return block('spacer', {}, Math.max(1, Math.min(20, Math.round(heightPx / ROW_PX))), []);
}

export function buttonPiece(
  text: string,
  link: LinkValue | null,
  look: {
    readonly alignment: 'left' | 'center' | 'right';
    readonly isOutline: boolean;
    readonly isFullWidth: boolean;
  },
): BlockPiece {
  const data = {
    buttonText: text.slice(0, 100),
    clickthroughUrl: link as JsonObject | null,
    alignment: look.alignment,
    size: 'medium',
    newWindow: link !== null && 'newWindow' in link && link.newWindow,
    context: 'block',
    variant: look.isOutline ? 'outline' : 'filled',
    isFullWidth: look.isFullWidth,
  };
  return block('button', data, 2, paragraphOf(text, link));
}

/** A video of a provider, or a file of the site (`/s/…`). */
export function videoPiece(url: string, caption: string, asText: readonly RichTextNode[]): BlockPiece {
  const data = { url, title: '', caption: caption.slice(0, 500), poster: null, mode: 'fit', ratio: '16:9' };
  return block('video', data, 8, asText);
}

export function socialLinksPiece(addresses: readonly string[]): BlockPiece {
  const links = addresses.slice(0, 30).map((address) => ({ address, network: 'auto', label: '' }));
  const asText = addresses.flatMap((href) => paragraphOf(href, { kind: 'url', href, newWindow: true }));
  return block('social-links', { links, style: 'icons', size: 'medium', alignment: 'left' }, 2, asText);
}

/** A text piece; null where it would be empty. */
export function textPiece(nodes: readonly RichTextNode[]): ContentPiece | null {
  return nodes.some((node) => node.type === 'horizontalRule' || plainTextOf(node).trim() !== '')
    ? { kind: 'text', nodes }
    : null;
}

export function block(
  blockType: string,
  data: JsonObject,
  rows: number,
  asText: readonly RichTextNode[],
): BlockPiece {
  return { kind: 'block', blockType, data, rows, asText };
}
