import type { ItemSummary } from '#domain/collections/item-summary.ts';
import { cutText } from '#lib/cut-text.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { findBlock } from '#blocks/registry.ts';
import { GALLERY_MEDIA_TYPES } from '#domain/galleries/gallery-item-kinds.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import type { JsonObject } from '#lib/json.ts';
import { parsedContent } from '../blocks/parsed-content.ts';

/** A gallery takes all columns; its height follows its slides. */
const WHOLE_ROW = { x: 0, y: 0, w: 24, h: 12 };

/**
 * The section that shows a collection as a gallery: one gallery block, whose id is that of the collection, so that it
 * looks and behaves like any gallery block of the same design (CONT-102, GAL-06, GAL-12).
 */
export function gallerySection(collectionId: string, gallery: JsonObject): SectionWithBlocks {
  return {
    section: sectionSchema.parse({ id: collectionId, type: 'section', order: 'z', name: 'Gallery' }),
    blocks: [galleryBlock(collectionId, gallery)],
  };
}

export function galleryBlock(collectionId: string, gallery: JsonObject): BlockRecord {
  const { dataVersion, ...data } = gallery;
  return {
    id: collectionId,
    type: 'block',
    blockType: 'gallery',
    sectionId: collectionId,
    desktop: WHOLE_ROW,
    mobile: null,
    dataVersion: typeof dataVersion === 'number' ? dataVersion : (findBlock('gallery')?.dataVersion ?? 1),
    data,
  };
}

/** The collection's own slides; none where its data is broken. */
export function slidesOfCollection(collectionId: string, gallery: JsonObject): readonly GalleryItem[] {
  const parsed = parsedContent(galleryBlock(collectionId, gallery));
  return parsed.ok ? (parsed.value.data as { readonly items: readonly GalleryItem[] }).items : [];
}

/** Items as slides that lead to their pages (CONT-108). */
export function slidesOfItems(items: readonly ItemSummary[]): readonly GalleryItem[] {
  return items.map((item) => ({
    id: item.id,
    mediaType: item.image === null ? GALLERY_MEDIA_TYPES.imageEmpty : GALLERY_MEDIA_TYPES.imageReused,
    image: item.image === null ? null : { ...item.image, alt: item.image.alt || item.title },
    videoUrl: '',
    captionsUrl: '',
    title: item.title === '' ? 'Untitled' : item.title,
    description: cutText(item.excerpt, MAX_DESCRIPTION_LENGTH),
    link: { kind: 'url', href: item.path, newWindow: false },
    urlName: '',
  }));
}

const MAX_DESCRIPTION_LENGTH = 1000;

/** Slides as list items: each links to the gallery at that slide (GAL-93). */
export function summariesOfSlides(
  slides: readonly GalleryItem[],
  collectionPath: string,
): readonly ItemSummary[] {
  return slides.map((slide) => ({
    id: slide.id,
    path: `${collectionPath}/${encodeURIComponent(slide.urlName === '' ? slide.id : slide.urlName)}`,
    title: slide.title === '' ? (slide.image?.alt ?? '') : slide.title,
    excerpt: slide.description,
    authorName: '',
    image: slide.image,
    categories: [],
    publishedAt: null,
    commentCount: 0,
  }));
}

/** The section that shows slides; an empty one without any. */
export function shownGallery(
  collectionId: string,
  gallery: JsonObject,
  slides: readonly GalleryItem[],
): SectionWithBlocks {
  const shown = gallerySection(collectionId, withSlides(gallery, slides));
  return slides.length === 0 ? { ...shown, blocks: [] } : shown;
}

/** The settings of a gallery with replaced slides. */
export function withSlides(gallery: JsonObject, slides: readonly GalleryItem[]): JsonObject {
  return { ...gallery, items: slides };
}

/** Items in the owner's order; those that it does not name come after, in the given order (CONT-196). */
export function orderedByHand<Item extends { readonly id: string }>(
  items: readonly Item[],
  order: readonly string[],
): readonly Item[] {
  const indexes = new Map(order.map((id, index) => [id, index]));
  const indexOf = ({ id }: Item): number => indexes.get(id) ?? order.length;
  return items.toSorted((one, other) => indexOf(one) - indexOf(other));
}
