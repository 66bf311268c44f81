import { useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { BlockContext } from '#blocks/define-block.ts';
import {
  collectionSettingsSchema,
  type CollectionSettings,
} from '#domain/collections/collection-settings.ts';
import { findCollection } from '#domain/collections/collections.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { viewOfCollection } from '#site/collections/collection-views.ts';
import { shownGallery } from '#site/collections/gallery-section.ts';
import { SectionView } from '#site/sections/section-view.tsx';
import collectionStyles from '#site/styles/collections.css?inline';
import { editorOfCollection } from '../collections/collection-editors.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useSectionIds } from '../documents/use-layout-ids.ts';
import { selectedItemId } from '../selection/selection.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { TEXT_BASE_ATTRIBUTE } from '../inline-text/inline-text-elements.ts';
import { TITLE_RECORD_ID } from '../inline-text-targets/title-record.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { ITEM_SLIDES_ATTRIBUTE, selectedItemStyles } from '../inline-text-targets/shown-items.ts';
import { useShownSettings } from './use-shown-settings.ts';
import { useTitleFocus } from './use-title-focus.ts';

/** A missing excerpt has an element in the selected item only. */
const STYLES = `@layer base{${collectionStyles}} [data-post] [data-inline-text='excerpt']:empty { display: none; }`;

interface CanvasCollectionProps {
  readonly page: DocumentStore;
  readonly site: DocumentStore;
  readonly context: BlockContext;
  readonly isEditable: boolean;
  /** The sections that the owner added. */
  readonly children: ReactNode;
}

/**
 * The page of a collection as it will be published; its title and description, and the titles and excerpts of the
 * listed items, are edited in place (EDIT-42).
 */
export function CanvasCollection({ page, site, context, isEditable, children }: CanvasCollectionProps) {
  const { entry } = useWorkspace();
  const { frame } = useCanvas();
  const stored = useShownSettings(page);
  const settings = useMemo(() => settingsOf(stored), [stored]);
  const hasOwnSections = useSectionIds(page).length > 0;
  const { language, timeZone } = siteSettingsOf(useRecord(site, 'settings'));
  const isSlideTyped = useEditState(
    ({ textBlockId, inlineText, selection }) =>
      textBlockId === TITLE_RECORD_ID &&
      (selectedItemId(selection) !== null || inlineText?.path.startsWith('gallery.') === true),
  );
  const editor = editorOfCollection(settings.collectionType);
  const { List } = viewOfCollection(settings.collectionType);
  const hasItems = findCollection(settings.collectionType).item !== null;
  const itemId = useEditState(({ selection }) => selectedItemId(selection));
  useTitleFocus(isEditable);
  return (
    <>
      {createPortal(
        <style data-portico="collection">
          {STYLES +
            (isEditable && itemId !== null
              ? selectedItemStyles(itemId, translate(itemSettings.excerpt))
              : '')}
        </style>,
        frame.head,
      )}
      <editor.CanvasList
        documentId={page.documentId}
        settings={settings}
        draw={({ posts, pageCount, isEmpty, slides }) => (
          <List
            mode="canvas"
            dates={{ language, timeZone }}
            translate={context.translate}
            content={{
              title: settings.title,
              description: settings.description,
              label: null,
              collectionPath: encodeURI(entry.path),
              posts,
              showExcerpts: 'showExcerpts' in settings && settings.showExcerpts,
              ...('listLayout' in settings ? { listLayout: settings.listLayout } : {}),
              pageNumber: 1,
              pageCount,
              hasOwnSections,
              isEmpty,
            }}
          >
            {children}
            {slides === null || !('gallery' in settings) ? null : (
              <div
                className="portico-canvas-content"
                {...{
                  [TEXT_BASE_ATTRIBUTE]: 'gallery',
                  ...(hasItems ? { [ITEM_SLIDES_ATTRIBUTE]: '' } : {}),
                }}
                inert={isEditable && !isSlideTyped}
              >
                <SectionView
                  entry={shownGallery(page.documentId, settings.gallery, slides)}
                  context={context}
                />
              </div>
            )}
          </List>
        )}
      />
    </>
  );
}

/** The settings of a collection; what is missing or broken has its default. */
function settingsOf(record: DocumentRecord | undefined): CollectionSettings {
  const known = { urlName: '', ...record, id: 'settings', type: 'settings' };
  const parsed = collectionSettingsSchema.safeParse(known);
  return parsed.success ? parsed.data : collectionSettingsSchema.parse({ ...known, urlName: '' });
}
