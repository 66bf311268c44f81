import { draftWith } from '#compose/block-draft.ts';
import { composeBlock } from '#compose/compose-block.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import {
  boxesOverlap,
  DESKTOP_COLUMNS,
  fitIntoColumns,
  GAP_ROWS,
  type GridBox,
} from '#domain/arrangement/grid-box.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { blocksInSection } from '../documents/layout.ts';
import { blockLimitMessage } from './block-limit.ts';
import type { Command } from '../documents/command.ts';
import { freeBox } from './free-box.ts';

/** More pictures than this are put into several rows. */
const PER_ROW = 4;
/** A column of a page of common width is about twice as wide as a row is high. */
const ROWS_PER_COLUMN = 2;
const ONE_PICTURE_COLUMNS = 12;

export interface PicturesTarget {
  readonly sectionId: string;
  /** Where they were dropped, on the desktop's grid; null: at a free position. */
  readonly corner: { readonly x: number; readonly y: number } | null;
  /** Below this block where there is one and no corner is given. */
  readonly afterBlockId: string | null;
}

/** The columns taken by pictures that are placed together. */
export function columnsOfPictures(count: number): number {
  return count === 1 ? ONE_PICTURE_COLUMNS : DESKTOP_COLUMNS;
}

/** Puts pictures on the page, one beside another (EDIT-198); refused with a message at the limit of blocks. */
export function addPictures(
  records: DocumentRecords,
  { sectionId, corner, afterBlockId }: PicturesTarget,
  images: readonly ImageValue[],
  newId: () => string,
): Result<Command & { readonly blockIds: readonly string[] }, string> {
  const message = blockLimitMessage(records, images.length);
  if (message !== null) return fail(message);
  const boxes = boxesOf(images);
  const size = {
    w: columnsOfPictures(images.length),
    h: Math.max(0, ...boxes.map((box) => box.y + box.h)),
  };
  const others = blocksInSection(records, sectionId);
  const taken = others.map(({ desktop }) => desktop);
  const anchor = others.find(({ id }) => id === afterBlockId)?.desktop;
  const { x, y } = corner ?? freeBox(taken, size, anchor);
  const area: GridBox = { ...size, x: Math.min(x, DESKTOP_COLUMNS - size.w), y };

  // Blocks below move down: the height of a picture was unknown when it was dropped.
  const below = others.filter(({ desktop }) => desktop.y >= area.y);
  const first = below
    .filter(({ desktop }) => boxesOverlap(desktop, area))
    .toSorted((a, b) => a.desktop.y - b.desktop.y)[0]?.desktop.y;
  const shift = first === undefined ? 0 : area.y + area.h + GAP_ROWS - first;
  const ids = images.map(() => newId());
  return ok({
    name: images.length === 1 ? editingSteps.addPicture : editingSteps.addPictures,
    blockIds: ids,
    operations: [
      ...below
        .filter(({ desktop }) => first !== undefined && desktop.y >= first)
        .map(({ id, desktop }) => ({
          op: 'set' as const,
          id,
          field: 'desktop',
          value: { ...fitIntoColumns({ ...desktop, y: desktop.y + shift }, DESKTOP_COLUMNS) },
        })),
      ...boxes.map((box, index) => ({
        op: 'put' as const,
        record: composeBlock(draftWith('image', { image: images[index] ?? null }), {
          id: ids[index] ?? newId(),
          sectionId,
          desktop: fitIntoColumns({ ...box, x: box.x + area.x, y: box.y + area.y }, DESKTOP_COLUMNS),
        }),
      })),
    ],
  });
}

/** From the upper corner of the first one. */
function boxesOf(images: readonly ImageValue[]): readonly GridBox[] {
  const perRow = Math.min(images.length, PER_ROW);
  const w = columnsOfPictures(images.length) / perRow;
  const heights = images.map(({ width, height }) =>
    Math.max(1, Math.round((w * ROWS_PER_COLUMN * height) / width)),
  );
  let y = 0;
  return images.map((_image, index) => {
    const column = index % perRow;
    if (index > 0 && column === 0) y += Math.max(...heights.slice(index - perRow, index));
    return { x: column * w, y, w, h: heights[index] ?? 1 };
  });
}
