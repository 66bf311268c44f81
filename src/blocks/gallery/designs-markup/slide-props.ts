import type { GalleryDesign } from '#domain/galleries/gallery-designs.ts';
import type { GallerySettings } from '#domain/galleries/gallery-settings.ts';
import type { BlockContext } from '../../define-block.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';

export interface SlideProps {
  readonly item: GalleryItem;
  /** Its index in the data. */
  readonly index: number;
  readonly design: GalleryDesign;
  readonly settings: GallerySettings;
  readonly context: BlockContext;
}
