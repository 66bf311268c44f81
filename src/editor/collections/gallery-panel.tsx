import { useQueryClient } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useMemo, useState, type ComponentProps } from 'react';
import { slidesOfCollection } from '#site/collections/gallery-section.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { translate } from '#ui/translate.ts';
import type { Message } from '#messages/message.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { PageSettingsDialog } from '../page-settings/page-settings-dialog.tsx';
import { CONTENT_KEY } from '../site-context/content.ts';
import { Panel } from '../panel/panel.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { galleryOf, slidesHomeOfCollection } from '../slides/slides-of-collection.ts';
import type { SlideKind } from '../slides/slide-kind.ts';
import { SlidesEditor } from '../slides/slides-editor.tsx';
import type { CollectionPanelProps } from './define-collection-editor.ts';
import { GalleryDesign } from './gallery-design.tsx';
import { OpenCollection } from './open-collection.tsx';

const SKETCHED = 6;

interface GalleryPanelProps extends Pick<CollectionPanelProps, 'collection' | 'canWrite'>, HeldSlides {
  /** Shown to people who may not change it. */
  readonly readOnlyText: Message;
}

interface HeldSlides {
  readonly holds: SlideKind;
  readonly max: number;
  /** Of the details of a slide. */
  readonly fields: ComponentProps<typeof SlidesEditor>['fields'];
}

/** The panel of a collection that holds its slides itself: their order, and the display settings (GAL-12). */
export function GalleryPanel({ collection, canWrite, readOnlyText, ...held }: GalleryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  return (
    <Panel
      title={collection.title}
      back={{ to: '/pages', label: translate(collectionPanels.pages) }}
      actions={
        canWrite ? (
          <IconButton label={translate(collectionPanels.settings)} onPress={() => setOpen(true)}>
            <Settings aria-hidden="true" />
          </IconButton>
        ) : null
      }
    >
      <OpenCollection collection={collection}>
        {(store) => (canWrite ? <GallerySlides store={store} {...held} /> : <p>{translate(readOnlyText)}</p>)}
      </OpenCollection>
      {isOpen ? (
        <PageSettingsDialog
          entry={collection}
          Fields={null}
          onClose={() => setOpen(false)}
          onSaved={() => void queries.invalidateQueries({ queryKey: CONTENT_KEY })}
        />
      ) : null}
    </Panel>
  );
}

function GallerySlides({ store, holds, max, fields }: HeldSlides & { readonly store: DocumentStore }) {
  const settings = useRecord(store, 'settings');
  const home = useMemo(() => slidesHomeOfCollection(store, holds, max), [store, holds, max]);
  const slides = useMemo(
    () => slidesOfCollection(store.documentId, galleryOf(settings)),
    [store.documentId, settings],
  );
  const pictures = slides.flatMap(({ image }) => (image === null ? [] : [image])).slice(0, SKETCHED);
  return (
    <>
      <PanelGroup title={translate(slidesEditor.title, { holds })}>
        <SlidesEditor home={home} slides={slides} fields={fields} Field={FieldView} />
      </PanelGroup>
      <GalleryDesign store={store} pictures={pictures} />
    </>
  );
}
