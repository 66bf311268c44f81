import type { JsonObject } from '#lib/json.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { CENTRE, type ImageValue } from '#domain/media/image-value.ts';
import {
  DESKTOP_COLUMNS,
  gridBoxSchema,
  MAX_ROWS,
  MOBILE_COLUMNS,
  type GridBox,
} from '#domain/pages/grid-box.ts';
import { plainTextOf, richTextAsJson, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import { docOf } from './block-pieces.ts';
import type { ContentPiece, PictureSource } from './content-piece.ts';

/** What laying content out needs: pictures by their old address and new ids. */
export interface LayoutContext {
  imageOf(url: string): ImageValue | null;
  newId(): string;
}

/** Width in px that the 24 columns stand for when a picture says its width. */
const CONTENT_WIDTH_PX = 1200;
const CHARACTERS_PER_ROW = 90;
/** A picture this narrow can have text beside it. */
const MAX_FLOAT_COLUMNS = 14;

interface Place {
  readonly x: number;
  readonly w: number;
}

interface OpenSection {
  readonly id: string;
  row: number;
  /** Its blocks as they are to be read, column after column. */
  readonly blockIds: string[];
  /** Whether reading by rows would mix columns up. */
  hasStackedColumns: boolean;
}

/**
 * Sections and blocks of content: one below the other on the 24 columns, columns beside each other, pictures that
 * stood beside a text still beside it, bands with a picture as sections of their own.
 */
export function layOutContent(pieces: readonly ContentPiece[], context: LayoutContext): DocumentRecords {
  const layout = new Layout(context);
  layout.add(pieces);
  return layout.records;
}

class Layout {
  readonly records: Record<string, DocumentRecord> = {};
  private readonly context: LayoutContext;
  private section: OpenSection | null = null;
  private readonly sections: OpenSection[] = [];
  private lastOrder: string | null = null;

  constructor(context: LayoutContext) {
    this.context = context;
  }

  add(pieces: readonly ContentPiece[]): void {
    for (let index = 0; index < pieces.length; index += 1) {
      const piece = pieces[index];
      const next = pieces[index + 1];
      if (piece === undefined) continue;
      if (piece.kind === 'band') {
        this.addBand(piece);
      } else if (piece.kind === 'picture' && next?.kind === 'text' && isBeside(piece)) {
        const rest = this.addFloat(piece, next);
        if (rest.length > 0) this.place({ kind: 'text', nodes: rest }, { x: 0, w: DESKTOP_COLUMNS });
        index += 1;
      } else this.place(piece, { x: 0, w: DESKTOP_COLUMNS });
    }
    if (this.sections.length === 0) this.current();
    for (const section of this.sections) if (section.hasStackedColumns) this.arrangeForPhones(section);
  }

  /** Phones would show stacked columns row by row, mixed; they get the columns one after the other. */
  private arrangeForPhones(section: OpenSection): void {
    let row = 0;
    for (const id of section.blockIds) {
      const record = this.records[id];
      const box = gridBoxSchema.safeParse(record?.['desktop']);
      if (record === undefined || !box.success) continue;
      const { h } = box.data;
      this.records[id] = {
        ...record,
        mobile: { x: 0, y: Math.min(row, MAX_ROWS - 1), w: MOBILE_COLUMNS, h },
      };
      row += h;
    }
  }

  private addBand(band: Extract<ContentPiece, { kind: 'band' }>): void {
    const image = band.background === null ? null : this.context.imageOf(band.background.url);
    const background: JsonObject =
      image === null
        ? { kind: 'theme' }
        : {
            kind: 'image',
            image: { ...image, focalPoint: CENTRE },
            overlay: Math.max(0.3, band.background?.overlay ?? 0.5),
          };
    const pieces =
      band.pieces.length > 0 || band.background === null ? band.pieces : [pictureOfBand(band.background.url)];
    this.open({
      theme: band.isDark ? 'black' : 'white',
      background,
      height: image === null ? 'auto' : 'medium',
      verticalAlign: 'middle',
    });
    for (const piece of pieces) this.place(piece, { x: 0, w: DESKTOP_COLUMNS });
    this.section = null;
  }

  /** A picture with as much of the text beside it as fits its height; gives the rest of the text. */
  private addFloat(
    picture: Extract<ContentPiece, { kind: 'picture' }>,
    text: Extract<ContentPiece, { kind: 'text' }>,
  ): readonly RichTextNode[] {
    const w = columnsOfPicture(picture.width ?? CONTENT_WIDTH_PX / 3);
    const textColumns = DESKTOP_COLUMNS - w - 1;
    const rows = this.rowsOfPicture(picture.picture, w);
    let count = 0;
    let used = 0;
    while (count < text.nodes.length && (count === 0 || used < rows)) {
      used += rowsOfNode(text.nodes[count], textColumns);
      count += 1;
    }
    const isRight = picture.alignment === 'right';
    const section = this.current();
    const y = section.row;
    const h = Math.max(2, Math.min(rows, 20));
    this.put(pictureBlock(picture, this.context), { x: isRight ? DESKTOP_COLUMNS - w : 0, y, w, h });
    this.put(textBlock(text.nodes.slice(0, count)), { x: isRight ? 0 : w + 1, y, w: textColumns, h });
    section.row += h;
    return text.nodes.slice(count);
  }

  private place(piece: ContentPiece, place: Place): void {
    if (piece.kind === 'columns') {
      this.placeColumns(piece, place);
      return;
    }
    if (piece.kind === 'band') {
      const background = piece.background === null ? [] : [pictureOfBand(piece.background.url)];
      for (const each of [...background, ...piece.pieces]) this.place(each, place);
      return;
    }
    const block = this.blockOf(piece);
    if (block === null) return;
    const section = this.current();
    const box = piece.kind === 'picture' ? this.boxOfPicture(piece, place) : place;
    this.put(block, { ...box, y: section.row, h: block.rows });
    section.row += block.rows;
  }

  private placeColumns(piece: Extract<ContentPiece, { kind: 'columns' }>, place: Place): void {
    const section = this.current();
    const top = section.row;
    let bottom = top;
    if (piece.columns.some((column) => column.pieces.length > 1)) section.hasStackedColumns = true;
    for (const [index, column] of placesOf(
      piece.columns.map((each) => each.share),
      place,
    ).entries()) {
      section.row = top;
      for (const each of piece.columns[index]?.pieces ?? []) this.place(each, column);
      bottom = Math.max(bottom, section.row);
    }
    section.row = bottom;
  }

  private boxOfPicture(piece: Extract<ContentPiece, { kind: 'picture' }>, place: Place): Place {
    if (piece.width === null || piece.alignment === 'none') return place;
    const w = Math.min(place.w, columnsOfPicture(piece.width));
    if (piece.alignment === 'left') return { x: place.x, w };
    const free = place.w - w;
    return { x: place.x + (piece.alignment === 'right' ? free : Math.floor(free / 2)), w };
  }

  private blockOf(piece: Exclude<ContentPiece, { kind: 'columns' | 'band' }>): NewBlock | null {
    switch (piece.kind) {
      case 'text':
        return textBlock(piece.nodes);
      case 'picture':
        return pictureBlock(piece, this.context);
      case 'gallery':
        return galleryBlock(piece, this.context);
      case 'block':
        return { blockType: piece.blockType, data: piece.data, rows: piece.rows };
    }
  }

  private rowsOfPicture(picture: PictureSource, columns: number): number {
    const image = this.context.imageOf(picture.url);
    const ratio = image === null ? 0.66 : image.height / image.width;
    return Math.max(2, Math.round((columns * (CONTENT_WIDTH_PX / DESKTOP_COLUMNS) * ratio) / 24));
  }

  private put(block: NewBlock, box: GridBox): void {
    const id = this.context.newId();
    const section = this.current();
    section.blockIds.push(id);
    this.records[id] = {
      id,
      type: 'block',
      blockType: block.blockType,
      sectionId: section.id,
      desktop: { ...box, y: Math.min(box.y, MAX_ROWS - 1) },
      mobile: null,
      dataVersion: 1,
      data: block.data,
    };
  }

  private current(): OpenSection {
    if (this.section !== null && this.section.row < MAX_ROWS - 40) return this.section;
    return this.open({ theme: 'white', background: { kind: 'theme' }, height: 'auto', verticalAlign: 'top' });
  }

  private open(look: JsonObject): OpenSection {
    const id = this.context.newId();
    this.lastOrder = orderKeyBetween(this.lastOrder, null);
    this.records[id] = {
      id,
      type: 'section',
      order: this.lastOrder,
      name: '',
      width: 'medium',
      anchor: '',
      ...look,
    };
    const section: OpenSection = { id, row: 0, blockIds: [], hasStackedColumns: false };
    this.section = section;
    this.sections.push(section);
    return section;
  }
}

interface NewBlock {
  readonly blockType: string;
  readonly data: JsonObject;
  readonly rows: number;
}

function textBlock(nodes: readonly RichTextNode[]): NewBlock {
  return { blockType: 'text', data: { text: richTextAsJson(docOf(nodes)), size: 'normal' }, rows: 1 };
}

function pictureBlock(piece: Extract<ContentPiece, { kind: 'picture' }>, context: LayoutContext): NewBlock {
  const image = imageWithAlt(piece.picture, context);
  const data: JsonObject = {
    image,
    variant: 'inline',
    mode: 'fit',
    ratio: 'original',
    caption: piece.picture.caption,
    link: piece.picture.link as JsonObject | null,
    title: '',
    subtitle: '',
    buttonText: '',
    side: 'start',
    alignment: piece.alignment === 'center' ? 'center' : 'start',
  };
  return { blockType: 'image', data, rows: 3 };
}

function galleryBlock(piece: Extract<ContentPiece, { kind: 'gallery' }>, context: LayoutContext): NewBlock {
  const items = piece.pictures.flatMap((picture) => {
    const image = imageWithAlt(picture, context);
    return image === null
      ? []
      : [{ image, caption: picture.caption, link: picture.link as JsonObject | null }];
  });
  const data: JsonObject = {
    items: items.slice(0, 250),
    design: 'grid',
    perRow: piece.columns,
    perRowOnPhones: Math.min(2, piece.columns),
    padding: 20,
    imageAspectRatio: '1:1',
    captions: 'below',
  };
  return { blockType: 'gallery', data, rows: 4 };
}

function imageWithAlt(picture: PictureSource, context: LayoutContext): JsonObject | null {
  const image = context.imageOf(picture.url);
  return image === null
    ? null
    : { ...image, focalPoint: { ...image.focalPoint }, alt: picture.alt || image.alt };
}

function pictureOfBand(url: string): ContentPiece {
  return {
    kind: 'picture',
    picture: { url, alt: '', caption: '', link: null },
    alignment: 'none',
    width: null,
  };
}

function isBeside(piece: Extract<ContentPiece, { kind: 'picture' }>): boolean {
  if (piece.alignment !== 'left' && piece.alignment !== 'right') return false;
  return columnsOfPicture(piece.width ?? CONTENT_WIDTH_PX / 3) <= MAX_FLOAT_COLUMNS;
}

function columnsOfPicture(widthPx: number): number {
  return Math.max(4, Math.min(DESKTOP_COLUMNS, Math.ceil((widthPx / CONTENT_WIDTH_PX) * DESKTOP_COLUMNS)));
}

function rowsOfNode(node: RichTextNode | undefined, columns: number): number {
  if (node === undefined) return 0;
  const characters = plainTextOf(node).length;
  return 1.5 + Math.ceil(characters / ((CHARACTERS_PER_ROW * columns) / DESKTOP_COLUMNS));
}

/** Places beside each other by their shares, one column of space between where there is room. */
function placesOf(shares: readonly number[], place: Place): readonly Place[] {
  const gap = shares.length > 1 && place.w >= shares.length * 3 ? 1 : 0;
  const room = place.w - gap * (shares.length - 1);
  if (room < shares.length) return shares.map(() => place);
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const places: Place[] = [];
  let x = place.x;
  for (const [index, share] of shares.entries()) {
    const left = shares.length - index - 1;
    const end = place.x + place.w;
    const wanted = Math.max(1, Math.round((share / total) * room));
    const w = left === 0 ? end - x : Math.min(wanted, end - x - left * (1 + gap));
    places.push({ x, w });
    x += w + gap;
  }
  return places;
}
