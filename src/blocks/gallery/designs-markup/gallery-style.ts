import type { CSSProperties } from 'react';
import type { GalleryDesign } from '#domain/galleries/gallery-designs.ts';
import { lengthInCss } from '#domain/galleries/gallery-length.ts';
import type { GallerySettings } from '#domain/galleries/gallery-settings.ts';
import { slideRatio, stageRatio, stripHeightPercent } from '#domain/galleries/slide-frame.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { ratioOfItem } from './shown-items.ts';

type Properties = Record<`--${string}`, string>;

/** The parameters of a design's styles, as custom properties of the gallery. */
export function galleryStyle(
  design: GalleryDesign,
  settings: GallerySettings,
  items: readonly GalleryItem[],
): CSSProperties {
  return { ...ownProperties(design, settings, items), ...thumbnailProperties(design, settings) };
}

function ownProperties(
  design: GalleryDesign,
  settings: GallerySettings,
  items: readonly GalleryItem[],
): Properties {
  const gutter = { '--gallery-gutter': lengthInCss(settings.gutter) };
  const padding = { '--gallery-padding': lengthInCss(settings.padding) };
  switch (design) {
    case 'base':
      return padding;
    case 'list':
      return padding;
    case 'grid': {
      const perRow = settings['thumbnails-per-row'];
      return {
        ...padding,
        '--gallery-per-row': String(perRow),
        '--gallery-per-row-phone': String(Math.min(perRow, settings.perRowOnPhones)),
      };
    }
    case 'autogrid':
    case 'autocolumns':
      return { ...gutter, '--gallery-column-width': `${settings.columnWidth}px` };
    case 'autorows':
      return { ...gutter, '--gallery-row-height': `${settings.rowHeight}px` };
    case 'carousel':
      return { ...gutter, '--gallery-slides-per-row': String(settings.slidesPerRow) };
    case 'strip':
      return { ...gutter, '--gallery-height': `${stripHeightPercent(settings)}cqi` };
    case 'stacked': {
      const [first] = items;
      const ratio =
        stageRatio(settings) ?? (first === undefined ? 1 : slideRatio(settings, ratioOfItem(first)));
      return { '--gallery-ratio': String(ratio) };
    }
  }
}

/** The space of the thumbnail strip is reserved, so that nothing moves when it appears (GAL-49, GAL-50). */
function thumbnailProperties(design: GalleryDesign, settings: GallerySettings): Properties {
  if (design !== 'stacked' || !settings.thumbnails) return {};
  return {
    '--gallery-thumbnails-height': lengthInCss(settings['thumbnail-strip-height']),
    '--gallery-thumbnails-margin': lengthInCss(settings['thumbnail-strip-margin']),
  };
}
