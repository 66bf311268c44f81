import type { JsonValue } from '#lib/json.ts';
import { buttonPiece, rulePiece, socialLinksPieces, spacerPiece } from './block-pieces.ts';
import type { ContentColumn, ContentPiece, ConversionContext } from './content-piece.ts';
import { embedPiece } from './embed-piece.ts';
import { expandShortcodes } from './expand-shortcodes.ts';
import { galleryOfElement, pictureOfImage } from './html-pictures.ts';
import { htmlToPieces } from './html-to-pieces.ts';
import { attribute, findElement, hasClass, parseHtml, textOfNodes } from './html-nodes.ts';
import { htmlOfBlock, innerBlocks, type WordpressBlock } from './parse-block-comments.ts';

/** Blocks whose HTML says everything. */
const HTML_BLOCKS = new Set(
  'paragraph heading list list-item quote pullquote verse table image audio video html details text-columns subhead missing'.split(
    ' ',
  ),
);
/** Blocks that show their text as it stands. */
const SOURCE_BLOCKS = new Set(['code', 'preformatted']);
/** Blocks that only hold others. */
const CONTAINER_BLOCKS = new Set([
  'group',
  'row',
  'stack',
  'grid',
  'column',
  'post-content',
  'template-part',
]);

/** Blocks of the block editor as pieces of content. What has no counterpart is noted by its name, inner blocks too. */
export function blocksToPieces(
  blocks: readonly WordpressBlock[],
  context: ConversionContext,
): readonly ContentPiece[] {
  return blocks.flatMap((block) => blockToPieces(block, context).filter((piece) => piece !== null));
}

function blockToPieces(block: WordpressBlock, context: ConversionContext): readonly (ContentPiece | null)[] {
  const { name } = block;
  if (name === null) return freeform(htmlOfBlock(block), context);
  if (SOURCE_BLOCKS.has(name)) return htmlToPieces(htmlOfBlock(block), context);
  if (HTML_BLOCKS.has(name)) return htmlToPieces(expandShortcodes(htmlOfBlock(block), context), context);
  if (CONTAINER_BLOCKS.has(name)) return partsOf(block, context);
  if (name === 'embed' || name.startsWith('core-embed/')) return embed(block, context);
  switch (name) {
    case 'gallery':
      return gallery(block, context);
    case 'columns':
      return columns(block, context);
    case 'cover':
    case 'cover-image':
      return [cover(block, context)];
    case 'media-text':
      return mediaText(block, context);
    case 'buttons':
      return buttons(block, context);
    case 'button':
      return [button(block, context)];
    case 'separator':
      return [rulePiece()];
    case 'spacer':
      return [spacerPiece(heightOf(block.attributes['height']))];
    case 'more':
      return [];
    case 'nextpage':
      context.note('page break', 'formatting-lost');
      return [rulePiece()];
    case 'social-links':
      return socialLinks(block, context);
    case 'file':
      return file(block, context);
    case 'shortcode':
      return freeform(htmlOfBlock(block), context);
    default:
      return unknown(block, context);
  }
}

/** HTML between blocks, or of the classic editor: paragraphs are separated by blank lines unless they are marked up. */
export function freeform(html: string, context: ConversionContext): readonly ContentPiece[] {
  const expanded = expandShortcodes(html, context);
  const isClassic = !/<p[\s>]/i.test(expanded) || hasTextAfterBlankLine(expanded);
  return htmlToPieces(expanded, context, { isClassic });
}

function hasTextAfterBlankLine(html: string): boolean {
  let isAfterBlankLine = false;
  for (const line of html.split('\n').slice(1)) {
    const text = line.trimStart();
    if (text !== '' && isAfterBlankLine && !text.startsWith('<')) return true;
    isAfterBlankLine = text === '';
  }
  return false;
}

/** What a container holds, in order; its own HTML is only the frame around, unless there are words in it. */
function partsOf(block: WordpressBlock, context: ConversionContext): readonly ContentPiece[] {
  if (innerBlocks(block).length === 0) return htmlToPieces(htmlOfBlock(block), context);
  return block.parts.flatMap((part) => {
    if (typeof part !== 'string') return blocksToPieces([part], context);
    return textOfNodes(parseHtml(part)) === '' ? [] : htmlToPieces(part, context);
  });
}

function embed(block: WordpressBlock, context: ConversionContext): readonly (ContentPiece | null)[] {
  const nodes = parseHtml(htmlOfBlock(block));
  const caption = findElement(nodes, 'figcaption');
  const captionText = caption === null ? '' : textOfNodes(caption.childNodes);
  const shown = textOfNodes(nodes)
    .slice(0, -captionText.length || undefined)
    .trim();
  return embedPiece(textValue(block.attributes['url']) || shown, captionText, context);
}

function gallery(block: WordpressBlock, context: ConversionContext): readonly (ContentPiece | null)[] {
  const root = findElement(parseHtml(`<div>${htmlOfBlock(block)}</div>`), 'div');
  if (root === null) return [];
  const piece = galleryOfElement(root, context);
  const columnCount = Number(block.attributes['columns']);
  const fromClass = /columns-(\d)/.exec(htmlOfBlock(block))?.[1];
  const wanted = columnCount > 0 ? columnCount : Number(fromClass ?? 3);
  if (piece?.kind !== 'gallery') return [piece];
  return [{ ...piece, columns: Math.max(1, Math.min(8, wanted, piece.pictures.length)) }];
}

function columns(block: WordpressBlock, context: ConversionContext): readonly ContentPiece[] {
  const inner = innerBlocks(block).map((column): ContentColumn => {
    const width = Number.parseFloat(textValue(column.attributes['width']));
    return { share: width > 0 && width <= 100 ? width : 0, pieces: partsOf(column, context) };
  });
  return asColumns(inner);
}

/** Columns beside each other; empty ones go, one alone needs no columns, more than six become rows. */
function asColumns(all: readonly ContentColumn[]): readonly ContentPiece[] {
  const filled = all.filter((column) => column.pieces.length > 0);
  if (filled.length < 2 || filled.length > 6) return filled.flatMap((column) => column.pieces);
  const known = filled.reduce((sum, column) => sum + column.share, 0);
  const unknownCount = filled.filter((column) => column.share === 0).length;
  const left = unknownCount === 0 ? 0 : Math.max(10 * unknownCount, 100 - known) / unknownCount;
  return [
    {
      kind: 'columns',
      columns: filled.map((column) => ({ ...column, share: column.share === 0 ? left : column.share })),
    },
  ];
}

function cover(block: WordpressBlock, context: ConversionContext): ContentPiece {
  const image = findElement(parseHtml(htmlOfBlock(block)), 'img');
  const isVideo = block.attributes['backgroundType'] === 'video';
  if (isVideo) context.note('wp:cover with a video', 'formatting-lost');
  const style = backgroundOf(htmlOfBlock(block));
  const url = isVideo
    ? ''
    : textValue(block.attributes['url']) || (image === null ? '' : attribute(image, 'src')) || style;
  const dim = Number(block.attributes['dimRatio'] ?? 50);
  const parts = innerBlocks(block);
  const pieces =
    parts.length > 0
      ? blocksToPieces(parts, context)
      : htmlToPieces(htmlOfBlock(block), context).filter((piece) => piece.kind === 'text');
  return {
    kind: 'band',
    background: url === '' ? null : { url, overlay: Math.max(0, Math.min(0.9, (dim || 0) / 100)) },
    isDark: block.attributes['isDark'] !== false,
    pieces,
  };
}

/** The address in `background-image: url(…)`, or ''. */
function backgroundOf(html: string): string {
  const start = html.search(/background-image:/i);
  const open = start === -1 ? -1 : html.indexOf('url(', start);
  const close = open === -1 ? -1 : html.indexOf(')', open);
  if (close === -1 || html.slice(start, open).includes(';')) return '';
  const address = html.slice(open + 4, close).trim();
  return /^['"]/.test(address) ? address.slice(1, -1) : address;
}

function mediaText(block: WordpressBlock, context: ConversionContext): readonly ContentPiece[] {
  const own = block.parts.filter((part) => typeof part === 'string').join('');
  const nodes = parseHtml(own);
  const image = findElement(nodes, 'img');
  const media: readonly (ContentPiece | null)[] =
    image === null ? htmlToPieces(own, context) : [pictureOfImage(image, null, context)];
  const share = Number(block.attributes['mediaWidth'] ?? 50) || 50;
  const mediaColumn: ContentColumn = { share, pieces: media.filter((piece) => piece !== null) };
  const textColumn: ContentColumn = {
    share: 100 - share,
    pieces: blocksToPieces(innerBlocks(block), context),
  };
  const isRight = block.attributes['mediaPosition'] === 'right';
  return asColumns(isRight ? [textColumn, mediaColumn] : [mediaColumn, textColumn]);
}

function buttons(block: WordpressBlock, context: ConversionContext): readonly ContentPiece[] {
  const pieces = blocksToPieces(innerBlocks(block), context);
  if (pieces.length < 2 || pieces.length > 4) return pieces;
  return asColumns(pieces.map((piece) => ({ share: 100 / pieces.length, pieces: [piece] })));
}

function button(block: WordpressBlock, context: ConversionContext): ContentPiece | null {
  const nodes = parseHtml(htmlOfBlock(block));
  const anchor = findElement(nodes, 'a', 'button');
  const text = textOfNodes(anchor === null ? nodes : anchor.childNodes);
  const href = anchor === null ? '' : attribute(anchor, 'href');
  if (text === '') {
    context.note('wp:button without a text', 'left-out');
    return null;
  }
  const frame = findElement(nodes, 'div');
  const align = textValue(block.attributes['align']);
  return buttonPiece(text, href === '' ? null : context.resolveLink(href), {
    alignment: align === 'center' || align === 'right' ? align : 'left',
    isOutline: frame !== null && hasClass(frame, 'is-style-outline'),
    isFullWidth: block.attributes['width'] === 100,
  });
}

function socialLinks(block: WordpressBlock, context: ConversionContext): readonly ContentPiece[] {
  const addresses = innerBlocks(block)
    .map((link) => textValue(link.attributes['url']))
    .filter((url) => /^(?:https?:\/\/|mailto:)./.test(url));
  if (addresses.length > 0) return socialLinksPieces(addresses);
  context.note('wp:social-links without addresses', 'left-out');
  return [];
}

function file(block: WordpressBlock, context: ConversionContext): readonly ContentPiece[] {
  const nodes = parseHtml(htmlOfBlock(block));
  const anchor = findElement(nodes, 'a');
  const href = textValue(block.attributes['href']) || (anchor === null ? '' : attribute(anchor, 'href'));
  const text =
    (anchor === null ? '' : textOfNodes(anchor.childNodes)) || href.split('/').at(-1) || 'Download';
  const link = href === '' ? null : context.resolveLink(href);
  if (link === null) context.note('wp:file', 'formatting-lost');
  return [
    {
      kind: 'text',
      nodes: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text, ...(link === null ? {} : { marks: [{ type: 'link', attrs: { link } }] }) },
          ],
        },
      ],
    },
  ];
}

/** Blocks of plugins keep their HTML; those that WordPress fills when it shows the page have none. */
function unknown(block: WordpressBlock, context: ConversionContext): readonly ContentPiece[] {
  const html = htmlOfBlock(block);
  const hasText = textOfNodes(parseHtml(html)) !== '' && !isDynamic(block.name ?? '');
  context.note(`wp:${block.name}`, hasText ? 'kept-as-text' : 'left-out');
  if (hasText) return partsOf(block, context);
  noteInner(block, context);
  return [];
}

/** Lists and parts of a theme that only mean something while WordPress runs. */
function isDynamic(name: string): boolean {
  return /^(?:query|post-template|comments?|latest-|navigation|page-list|loginout|search|rss|calendar|archives|tag-cloud|categories|site-|avatar|post-|read-more|term-)/.test(
    name,
  );
}

function noteInner(block: WordpressBlock, context: ConversionContext): void {
  for (const inner of innerBlocks(block)) {
    if (inner.name !== null) context.note(`wp:${inner.name}`, 'left-out');
    noteInner(inner, context);
  }
}

/** `100` or `'100px'`; WordPress's own default where it does not say. */
function heightOf(value: JsonValue | undefined): number {
  const pixels = typeof value === 'number' ? value : Number.parseInt(textValue(value), 10);
  return pixels > 0 ? pixels : 100;
}

function textValue(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
