import { findBlock } from '#blocks/registry.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import { viewOfCollection } from '#site/collections/collection-views.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { ownSlides } from '#blocks/own-slides.ts';
import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';

/**
 * Whether a page or a collection has a slide of this URL or id: the address below its own that ends with it is then the
 * page at that slide (GAL-93, GAL-94, GAL-97, GAL-100).
 */
export function hasSlide(documentId: string, records: DocumentRecords, name: string): boolean {
  const isMeant = ({ id, urlName }: GalleryItem): boolean => name !== '' && (urlName === name || id === name);
  // A page's settings can be read as those of a collection that holds no slides.
  const { data: settings } = collectionSettingsSchema.safeParse(records['settings']);
  if (settings !== undefined) {
    const held = viewOfCollection(settings.collectionType).ownSlides(documentId, settings);
    if (held.some(isMeant)) return true;
  }
  return Object.values(records).some((record) => {
    if (record.type !== 'block') return false;
    // Other blocks are not read.
    const { blockType } = record;
    const declaration = typeof blockType === 'string' ? findBlock(blockType) : null;
    if (declaration?.slides === undefined) return false;
    const block = blockRecordSchema.safeParse(record);
    const parsed = block.success ? parsedContent(block.data) : null;
    return parsed?.ok === true && ownSlides(declaration, parsed.value.data)?.some(isMeant) === true;
  });
}
