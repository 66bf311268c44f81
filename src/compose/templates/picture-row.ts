import type { ImageData } from '#blocks/image/schema.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { picture } from '#compose/block-kit.ts';
import { put, type PlacedDraft } from '#compose/section-plan.ts';

interface RowPicture {
  readonly image: ImageValue;
  readonly title: string;
  readonly subtitle: string;
  readonly link?: LinkValue;
}

interface PictureRow {
  /** The row of the grid it begins in, and how many it takes. */
  readonly y: number;
  readonly height: number;
  readonly ratio: ImageData['ratio'];
  /** How many rows one picture takes on a phone, where they stand below each other. */
  readonly phoneRows: number;
}

const COLUMNS_EACH = 8;

/** Three pictures side by side, each with a title and a line below it. */
export function pictureRow(
  { y, height, ratio, phoneRows }: PictureRow,
  pictures: readonly [RowPicture, RowPicture, RowPicture],
): readonly PlacedDraft[] {
  return pictures.map(({ image, ...words }, index) =>
    put(
      [index * COLUMNS_EACH, y, COLUMNS_EACH, height],
      picture(image, { variant: 'stack', ratio, ...words }),
      { rows: phoneRows },
    ),
  );
}
