import type { JsonObject } from '#lib/json.ts';
import { MOBILE_COLUMNS, type GridBox } from '#domain/pages/grid-box.ts';
import type { Section } from '#domain/pages/section.ts';

/** A block of a planned section: its record without what only the page knows. */
export interface PlannedBlock {
  readonly blockType: string;
  readonly desktop: GridBox;
  readonly mobile: GridBox;
  readonly dataVersion: number;
  readonly data: JsonObject;
  /** Entries of `BlockLook`; absent: the site's look. */
  readonly look?: JsonObject;
}

/** A section with its blocks, before it stands in a page. */
export interface SectionPlan {
  readonly section: Omit<Section, 'id' | 'type' | 'order'>;
  readonly blocks: readonly PlannedBlock[];
}

/** x, y, width and height on the desktop grid. */
type Place = readonly [x: number, y: number, w: number, h: number];

export interface PlacedBlock {
  readonly blockType: string;
  readonly data: JsonObject;
  readonly dataVersion: number;
  readonly look?: JsonObject;
  readonly at: Place;
  /** On phones: rows it takes at least, whether two stand side by side, rows left free before it. */
  readonly phone: { readonly rows: number; readonly isHalf: boolean; readonly gap: number };
}

/** Puts a block on the desktop grid. Blocks stand on phones in the order they are given, full width, a row apart. */
export function put(
  at: Place,
  block: Pick<PlacedBlock, 'blockType' | 'data' | 'look'> & { readonly dataVersion?: number },
  phone: { readonly rows?: number; readonly isHalf?: boolean; readonly gap?: number } = {},
): PlacedBlock {
  return { dataVersion: 1, ...block, at, phone: { rows: 1, isHalf: false, gap: 1, ...phone } };
}

/** A section of placed blocks; its arrangement for phones follows from their order. */
export function planSection(
  fields: Partial<SectionPlan['section']> & { readonly name: string },
  blocks: readonly PlacedBlock[],
): SectionPlan {
  let row = 0;
  let halfTaken: number | null = null;
  const planned = blocks.map(
    ({ blockType, data, dataVersion, look, at: [x, y, w, h], phone }, index): PlannedBlock => {
      const isSecondHalf = phone.isHalf && halfTaken !== null;
      const top: number = isSecondHalf ? (halfTaken ?? 0) : row + (index === 0 ? 0 : phone.gap);
      halfTaken = phone.isHalf && !isSecondHalf ? top : null;
      row = Math.max(row, top + phone.rows);
      const half = MOBILE_COLUMNS / 2;
      return {
        blockType,
        data,
        dataVersion,
        ...(look === undefined ? {} : { look }),
        desktop: { x, y, w, h },
        mobile: {
          x: isSecondHalf ? half : 0,
          y: top,
          w: phone.isHalf ? half : MOBILE_COLUMNS,
          h: phone.rows,
        },
      };
    },
  );
  return {
    section: {
      theme: 'white',
      background: { kind: 'theme' },
      dividerTop: null,
      dividerBottom: null,
      height: 'auto',
      width: 'wide',
      verticalAlign: 'top',
      anchor: '',
      ...fields,
    },
    blocks: planned,
  };
}
