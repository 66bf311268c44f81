import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import type { GallerySettings } from '#domain/collections/gallery-field.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import type { WantedContent } from './wanted-content.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { shownGallery } from '#site/collections/gallery-section.ts';
import type { ListedContent } from './define-collection-source.ts';

/** A page that shows slides with a gallery below its own sections: one page without labels; null where another is wanted. */
export async function loadGallery(
  { documentId, records, label, pageNumber }: WantedContent,
  { gallery }: GallerySettings,
  loadSlides: () => readonly GalleryItem[] | Promise<readonly GalleryItem[]>,
): Promise<ListedContent | null> {
  if (label !== null || pageNumber > 1) return null;
  const slides = await loadSlides();
  const own = deriveSections(records, blockHeight);
  return {
    sections: [...own, shownGallery(documentId, gallery, slides)],
    label: null,
    posts: [],
    hasOwnSections: own.length > 0,
    isEmpty: slides.length === 0,
    showExcerpts: false,
    pageCount: 1,
    socialImage: slides.find(({ image }) => image !== null)?.image ?? null,
  };
}
