import type { GalleryDesign } from '#domain/galleries/gallery-designs.ts';
import type { GallerySettings } from '#domain/galleries/gallery-settings.ts';
import { stripHeightPercent } from '#domain/galleries/slide-frame.ts';
import { sizesOfColumns } from '../../image/sizes-of-columns.ts';

/** Columns and rows grow until they fill the gallery, at most to about this. */
const GROWTH = 1.5;
const LIST_SHARES = { small: 0.25, medium: 0.4, large: 0.6 } as const;

/** The `sizes` attribute of a slide's picture; `ratio` is width to height of its box. */
export function slideSizes(
  design: GalleryDesign,
  settings: GallerySettings,
  ratio: number,
  columns: number | undefined,
): string {
  switch (design) {
    case 'base':
    case 'stacked':
      return sizesOfColumns(columns);
    case 'grid':
      return sizesOfColumns(columns, 1 / settings['thumbnails-per-row'], 1 / settings.perRowOnPhones);
    case 'carousel':
      return sizesOfColumns(columns, 1 / settings.slidesPerRow, 1 / Math.min(2, settings.slidesPerRow));
    case 'list':
      return sizesOfColumns(columns, LIST_SHARES[settings.listImageSize]);
    case 'strip': {
      const share = Math.min(1, (ratio * stripHeightPercent(settings)) / 100);
      return sizesOfColumns(columns, share, share);
    }
    case 'autogrid':
    case 'autocolumns':
      return px(settings.columnWidth);
    case 'autorows':
      return px(settings.rowHeight * ratio);
  }
}

function px(width: number): string {
  return `min(100vw, ${Math.ceil(width * GROWTH)}px)`;
}
