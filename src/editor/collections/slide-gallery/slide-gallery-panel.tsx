import { SLIDE_FIELDS } from '#blocks/gallery/slide-fields.ts';
import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/hand-ordered.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import type { CollectionPanelProps } from '../define-collection-editor.ts';
import { GalleryPanel } from '../gallery-panel.tsx';

/** The slides of a gallery in their order, and how they are shown (CONT-102, GAL-12). */
export function SlideGalleryPanel(props: CollectionPanelProps) {
  return (
    <GalleryPanel
      {...props}
      readOnlyText={collectionPanels.readOnlyGallery}
      holds="slide"
      max={MAX_HAND_ORDERED_ITEMS}
      fields={SLIDE_FIELDS}
    />
  );
}
