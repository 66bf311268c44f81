import { useQueryClient } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useMemo, useState } from 'react';
import { SLIDE_FIELDS, TRACK_FIELDS } from '#blocks/gallery/slide-fields.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import { slidesOfCollection } from '#site/collections/gallery-section.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { FieldView } from '../inspector/field-view.tsx';
import type { DocumentStore } from '../document/document-store.ts';
import { useRecord } from '../document/use-document-state.ts';
import { PageSettingsDialog } from '../pages/page-settings-dialog.tsx';
import { CONTENT_KEY } from '../pages/use-content.ts';
import { Panel } from '../panel/panel.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { galleryOf, slidesHomeOfCollection } from '../slides/slides-of-collection.ts';
import { manyAsName, SLIDE_WORDS, type SlideKind } from '../slides/slide-words.ts';
import { SlidesEditor } from '../slides/slides-editor.tsx';
import { GalleryDesign } from './gallery-design.tsx';
import { OpenCollection } from './open-collection.tsx';

const SKETCHED = 6;

interface GalleryPanelProps {
  readonly collection: ContentListEntry;
  readonly canWrite: boolean;
}

/** A slide gallery or an album: its slides or tracks in their order, and how they are shown (CONT-102, CONT-103, GAL-12). */
export function GalleryPanel({ collection, canWrite }: GalleryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const holds = collection.collectionType === 'album' ? 'track' : 'slide';
  return (
    <Panel
      title={collection.title}
      back={{ to: '/pages', label: 'Pages' }}
      actions={
        canWrite ? (
          <IconButton label="Collection settings" onPress={() => setOpen(true)}>
            <Settings aria-hidden="true" />
          </IconButton>
        ) : null
      }
    >
      <OpenCollection collection={collection}>
        {(store) =>
          canWrite ? (
            <GallerySlides store={store} holds={holds} />
          ) : (
            <p>You can look at this {holds === 'track' ? 'album' : 'gallery'}, not change it.</p>
          )
        }
      </OpenCollection>
      {isOpen ? (
        <PageSettingsDialog
          entry={collection}
          onClose={() => setOpen(false)}
          onSaved={() => void queries.invalidateQueries({ queryKey: [CONTENT_KEY] })}
        />
      ) : null}
    </Panel>
  );
}

function GallerySlides({ store, holds }: { readonly store: DocumentStore; readonly holds: SlideKind }) {
  const settings = useRecord(store, 'settings');
  const home = useMemo(() => slidesHomeOfCollection(store, holds), [store, holds]);
  const slides = useMemo(
    () => slidesOfCollection(store.documentId, galleryOf(settings)),
    [store.documentId, settings],
  );
  const pictures = slides.flatMap(({ image }) => (image === null ? [] : [image])).slice(0, SKETCHED);
  return (
    <>
      <PanelGroup title={manyAsName(SLIDE_WORDS[holds])}>
        <SlidesEditor
          home={home}
          slides={slides}
          fields={holds === 'track' ? TRACK_FIELDS : SLIDE_FIELDS}
          Field={FieldView}
        />
      </PanelGroup>
      <GalleryDesign store={store} pictures={pictures} />
    </>
  );
}
