import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import type { BlockDeclaration } from './define-block.ts';

/** The slides that a block holds itself; null for one of a type that holds none. `data` has passed the block's schema. */
export function ownSlides(
  { slides }: Pick<BlockDeclaration, 'slides'>,
  data: unknown,
): readonly GalleryItem[] | null {
  if (slides === undefined) return null;
  return (data as Readonly<Record<string, readonly GalleryItem[]>>)[slides.field] ?? [];
}
