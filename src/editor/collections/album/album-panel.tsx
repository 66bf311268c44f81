import { TRACK_FIELDS } from '#blocks/gallery/slide-fields.ts';
import { MAX_ALBUM_TRACKS } from '#domain/collections/album/index.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import type { CollectionPanelProps } from '../define-collection-editor.ts';
import { GalleryPanel } from '../gallery-panel.tsx';

/** The tracks of an album in their order, and how they are shown (CONT-103, GAL-12). */
export function AlbumPanel(props: CollectionPanelProps) {
  return (
    <GalleryPanel
      {...props}
      readOnlyText={collectionPanels.readOnlyAlbum}
      holds="track"
      max={MAX_ALBUM_TRACKS}
      fields={TRACK_FIELDS}
    />
  );
}
