import { DESKTOP_COLUMNS } from '#domain/arrangement/grid-box.ts';
import { plainTextOf, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece, PictureSource } from './content-piece.ts';
import type { LayoutContext } from './layout-context.ts';

/** Width in px that the 24 columns stand for when a picture says its width. */
const CONTENT_WIDTH_PX: Readonly<Record<LayoutContext['width'], number>> = { narrow: 736, medium: 1200 };
const CHARACTERS_PER_ROW = 90;
/** A picture this narrow can have text beside it. */
const MAX_FLOAT_COLUMNS = 14;
const ROW_PX = 24;
/** Height by width where the picture is not known. */
const USUAL_RATIO = 0.66;

type PicturePiece = Extract<ContentPiece, { kind: 'picture' }>;

/** Columns of the grid. */
export interface ColumnSpan {
  readonly x: number;
  readonly w: number;
}

export const FULL_WIDTH: ColumnSpan = { x: 0, w: DESKTOP_COLUMNS };

/** Whether the text that follows a picture stood beside it. */
export function isBesideText(piece: PicturePiece, context: LayoutContext): boolean {
  if (piece.alignment !== 'left' && piece.alignment !== 'right') return false;
  return columnsOfFloat(piece, context) <= MAX_FLOAT_COLUMNS;
}

/** Columns of a picture with text beside it: a third where the content does not say. */
export function columnsOfFloat(piece: PicturePiece, { width }: LayoutContext): number {
  return columnsOfWidth(piece.width ?? CONTENT_WIDTH_PX[width] / 3, width);
}

/** Where a picture stands inside a span: as wide as it says, on its side. */
export function spanOfPicture(piece: PicturePiece, span: ColumnSpan, context: LayoutContext): ColumnSpan {
  if (piece.width === null || piece.alignment === 'none') return span;
  const w = Math.min(span.w, columnsOfWidth(piece.width, context.width));
  if (piece.alignment === 'left') return { x: span.x, w };
  const free = span.w - w;
  return { x: span.x + (piece.alignment === 'right' ? free : Math.floor(free / 2)), w };
}

export function rowsOfPicture(picture: PictureSource, columns: number, context: LayoutContext): number {
  const image = context.imageOf(picture.url);
  const ratio = image === null ? USUAL_RATIO : image.height / image.width;
  return Math.max(
    2,
    Math.round((columns * (CONTENT_WIDTH_PX[context.width] / DESKTOP_COLUMNS) * ratio) / ROW_PX),
  );
}

export function rowsOfNode(node: RichTextNode | undefined, columns: number): number {
  if (node === undefined) return 0;
  const characters = plainTextOf(node).length;
  return 1.5 + Math.ceil(characters / ((CHARACTERS_PER_ROW * columns) / DESKTOP_COLUMNS));
}

/** Places beside each other by their shares, one column of space between where there is room. */
export function spansOf(shares: readonly number[], span: ColumnSpan): readonly ColumnSpan[] {
  const gap = shares.length > 1 && span.w >= shares.length * 3 ? 1 : 0;
  const room = span.w - gap * (shares.length - 1);
  if (room < shares.length) return shares.map(() => span);
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const spans: ColumnSpan[] = [];
  let x = span.x;
  for (const [index, share] of shares.entries()) {
    const left = shares.length - index - 1;
    const end = span.x + span.w;
    const wanted = Math.max(1, Math.round((share / total) * room));
    const w = left === 0 ? end - x : Math.min(wanted, end - x - left * (1 + gap));
    spans.push({ x, w });
    x += w + gap;
  }
  return spans;
}

function columnsOfWidth(widthPx: number, width: LayoutContext['width']): number {
  const columns = Math.ceil((widthPx / CONTENT_WIDTH_PX[width]) * DESKTOP_COLUMNS);
  return Math.max(4, Math.min(DESKTOP_COLUMNS, columns));
}
