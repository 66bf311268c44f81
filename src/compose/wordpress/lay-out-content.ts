import type { JsonObject } from '#lib/json.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { CENTRE } from '#domain/images/image-value.ts';
import { DESKTOP_COLUMNS } from '#domain/arrangement/grid-box.ts';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { blockOfPiece } from './block-of-piece.ts';
import type { ContentPiece } from './content-piece.ts';
import type { LayoutContext } from './layout-context.ts';
import {
  columnsOfFloat,
  FULL_WIDTH,
  isBesideText,
  spanOfPicture,
  spansOf,
  rowsOfNode,
  rowsOfPicture,
  type ColumnSpan,
} from './column-spans.ts';
import { SectionWriter } from './section-writer.ts';

/** A picture with text beside it is no higher than this. */
const MAX_FLOAT_ROWS = 20;
/** Text on a picture stays readable. */
const LEAST_OVERLAY = 0.3;

/**
 * Sections and blocks of content: one below the other on the 24 columns, columns beside each other, pictures that
 * stood beside a text still beside it, bands with a picture as sections of their own.
 */
export function layOutContent(pieces: readonly ContentPiece[], context: LayoutContext): DocumentRecords {
  const layout = new Layout(context);
  layout.add(pieces);
  return layout.finish();
}

class Layout {
  private readonly context: LayoutContext;
  private readonly writer: SectionWriter;

  constructor(context: LayoutContext) {
    this.context = context;
    this.writer = new SectionWriter(() => context.newId(), context.width);
  }

  add(pieces: readonly ContentPiece[]): void {
    for (let index = 0; index < pieces.length; index += 1) {
      const piece = pieces[index];
      const next = pieces[index + 1];
      if (piece === undefined) continue;
      if (piece.kind === 'band') {
        this.addBand(piece);
      } else if (piece.kind === 'picture' && next?.kind === 'text' && isBesideText(piece, this.context)) {
        const rest = this.addFloat(piece, next);
        if (rest.length > 0) this.place({ kind: 'text', nodes: rest }, FULL_WIDTH);
        index += 1;
      } else this.place(piece, FULL_WIDTH);
    }
  }

  finish(): DocumentRecords {
    return this.writer.finish();
  }

  private addBand(band: Extract<ContentPiece, { kind: 'band' }>): void {
    const image = band.background === null ? null : this.context.imageOf(band.background.url);
    const background: JsonObject =
      image === null
        ? { kind: 'theme' }
        : {
            kind: 'image',
            image: { ...image, focalPoint: CENTRE },
            overlay: Math.max(LEAST_OVERLAY, band.background?.overlay ?? 0.5),
          };
    const pieces =
      band.pieces.length > 0 || band.background === null ? band.pieces : [pictureOfBand(band.background.url)];
    this.writer.open({
      theme: band.isDark ? 'black' : 'white',
      background,
      height: image === null ? 'auto' : 'medium',
      verticalAlign: 'middle',
    });
    for (const piece of pieces) this.place(piece, FULL_WIDTH);
    this.writer.close();
  }

  /** A picture with as much of the text beside it as fits its height; gives the rest of the text. */
  private addFloat(
    picture: Extract<ContentPiece, { kind: 'picture' }>,
    text: Extract<ContentPiece, { kind: 'text' }>,
  ): readonly RichTextNode[] {
    const w = columnsOfFloat(picture, this.context);
    const textColumns = DESKTOP_COLUMNS - w - 1;
    const rows = rowsOfPicture(picture.picture, w, this.context);
    let count = 0;
    let used = 0;
    while (count < text.nodes.length && (count === 0 || used < rows)) {
      used += rowsOfNode(text.nodes[count], textColumns);
      count += 1;
    }
    const isRight = picture.alignment === 'right';
    const section = this.writer.current();
    const y = section.row;
    const h = Math.max(2, Math.min(rows, MAX_FLOAT_ROWS));
    this.writer.put(blockOfPiece(picture, this.context), { x: isRight ? DESKTOP_COLUMNS - w : 0, y, w, h });
    const beside = blockOfPiece({ kind: 'text', nodes: text.nodes.slice(0, count) }, this.context);
    this.writer.put(beside, { x: isRight ? 0 : w + 1, y, w: textColumns, h });
    section.row += h;
    return text.nodes.slice(count);
  }

  private place(piece: ContentPiece, span: ColumnSpan): void {
    if (piece.kind === 'columns') {
      this.placeColumns(piece, span);
      return;
    }
    if (piece.kind === 'band') {
      const background = piece.background === null ? [] : [pictureOfBand(piece.background.url)];
      for (const each of [...background, ...piece.pieces]) this.place(each, span);
      return;
    }
    const block = blockOfPiece(piece, this.context);
    const { rows = 1 } = block;
    const section = this.writer.current();
    const box = piece.kind === 'picture' ? spanOfPicture(piece, span, this.context) : span;
    this.writer.put(block, { ...box, y: section.row, h: rows });
    section.row += rows;
  }

  private placeColumns(piece: Extract<ContentPiece, { kind: 'columns' }>, span: ColumnSpan): void {
    const section = this.writer.current();
    const top = section.row;
    let bottom = top;
    if (piece.columns.some((column) => column.pieces.length > 1)) section.hasStackedColumns = true;
    for (const [index, column] of spansOf(
      piece.columns.map((each) => each.share),
      span,
    ).entries()) {
      section.row = top;
      for (const each of piece.columns[index]?.pieces ?? []) this.place(each, column);
      bottom = Math.max(bottom, section.row);
    }
    section.row = bottom;
  }
}

function pictureOfBand(url: string): ContentPiece {
  return {
    kind: 'picture',
    picture: { url, alt: '', caption: '', link: null },
    alignment: 'none',
    width: null,
  };
}
