import { SHOWN_SLIDE_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import type { BlockDesign } from '#domain/galleries/gallery-designs.ts';
import { galleryDesignOf } from '#domain/galleries/gallery-designs.ts';
import { gallerySettings, type GallerySettings } from '#domain/galleries/gallery-settings.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { ProductLayout } from '#domain/products/product-layouts.ts';
import { GalleryView } from '#blocks/gallery/designs-markup/gallery-view.tsx';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import type { Translate } from '#messages/translator.ts';
import { createBlockContext } from '../../create-block-context.ts';

interface ProductGalleryProps {
  readonly images: readonly ImageValue[];
  readonly layout: ProductLayout;
  /** The picture of the variant that is chosen at first. */
  readonly shown: number;
  readonly mode: 'page' | 'canvas';
  readonly translate: Translate;
}

/** The gallery that each arrangement of a product page shows its pictures in (COMM-15, GAL-217). */
const GALLERIES: Readonly<
  Record<ProductLayout, { readonly design: BlockDesign; readonly settings: Partial<GallerySettings> }>
> = {
  products: {
    design: 'slideshow',
    settings: {
      thumbnails: true,
      'square-thumbs': true,
      'thumbnail-strip-height': 80,
      'thumbnail-strip-margin': 12,
    },
  },
  'products-full-bleed': { design: 'stacked', settings: { padding: 16 } },
  'products-wrap-around-grid': {
    design: 'grid',
    settings: { 'thumbnails-per-row': 2, perRowOnPhones: 2, padding: 16, imageAspectRatio: 'Auto' },
  },
  'products-full-width-carousel': { design: 'slider', settings: { aspectRatio: 45, gutter: 16 } },
};
/** Columns of 24 that the pictures take. */
const COLUMNS: Readonly<Record<ProductLayout, number>> = {
  products: 14,
  'products-full-bleed': 12,
  'products-wrap-around-grid': 14,
  'products-full-width-carousel': 24,
};

/**
 * The pictures of a product as a gallery like those of blocks: without scripts a row, a stack or a grid, with them with
 * thumbnails, keys and the lightbox (GAL-06, GAL-217).
 */
export function ProductGallery({ images, layout, shown, mode, translate }: ProductGalleryProps) {
  const { design: blockDesign, settings } = GALLERIES[layout];
  const design = galleryDesignOf(blockDesign);
  // Pictures of products lead nowhere, so that nothing of the page is needed.
  const context = createBlockContext({
    mode,
    host: 'public',
    siteId: '',
    documentId: '',
    language: '',
    translate,
    pathOf: () => null,
    markdown: () => null,
  });
  return (
    <div
      className="ProductItem-gallery"
      {...(mode === 'page' ? { 'data-block-type': 'gallery', [SHOWN_SLIDE_ATTRIBUTE]: shown } : {})}
    >
      <GalleryView
        design={design}
        blockDesign={blockDesign}
        settings={gallerySettings(design, { ...settings, captions: 'none', lightbox: true })}
        items={images.map(newGalleryItem)}
        context={{ ...context, columns: COLUMNS[layout], isFirstImage: true }}
      />
    </div>
  );
}
