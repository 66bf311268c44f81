import type { Translate } from '#messages/translator.ts';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { itemSettingsSchema, type ItemSettings } from '#domain/collections/item-settings.ts';
import { collectionTypeOfItem, findItemType } from '#domain/collections/collections.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import collectionStyles from '#site/styles/collections.css?inline';
import commentStyles from '#site/styles/comments.css?inline';
import type { ItemPage } from '#site/content/page-content.ts';
import { viewOfItem } from '#site/collections/collection-views.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useDocumentState, useRecord } from '../documents/use-document-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { startTitle } from '../inline-text/start-text.ts';
import { useEntry } from '../pages/use-entry.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { PostComments } from '#site/collections/post-comments.tsx';
import { editorOfCollection } from '../collections/collection-editors.ts';
import { useComments } from '../collections/use-comments.ts';
import { useNeighbours } from '../collections/use-neighbours.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { useShownSettings } from './use-shown-settings.ts';
import { useTitleFocus } from './use-title-focus.ts';

const POST_STYLES = `@layer base{${collectionStyles}${commentStyles}}`;

interface CanvasPostProps {
  readonly page: DocumentStore;
  readonly site: DocumentStore;
  readonly translate: Translate;
  readonly isEditable: boolean;
  /** The content below the title. */
  readonly children: ReactNode;
}

/**
 * A post as it will be published: with the parts above and below its sections, the links to the posts around it and the
 * comments that visitors read; the title is edited in place (EDIT-190).
 */
export function CanvasPost({ page, site, translate, isEditable, children }: CanvasPostProps) {
  const { entry, edit } = useWorkspace();
  const { content } = useShownPage();
  const { frame } = useCanvas();
  const collection = useEntry(content, entry.collectionId);
  const neighbours = useNeighbours(entry.documentId);
  const thread = useComments(entry.documentId);
  // On pages the block shows the thread, and nothing stands at the end.
  const isInBlock = useDocumentState(page, (state) =>
    Object.values(state.view).some((record) => record['blockType'] === 'comments'),
  );
  const siteSettings = siteSettingsOf(useRecord(site, 'settings'));
  const stored = useShownSettings(page);
  const settings = useMemo(() => postSettingsOf(stored), [stored]);
  const dates = { language: siteSettings.language, timeZone: siteSettings.timeZone };
  const isUntitled = settings.title === '';

  useTitleFocus(isEditable);
  // A post without a title is new: its title gets the focus.
  const isFirstTime = useRef(true);
  useEffect(() => {
    if (!isEditable || !isFirstTime.current) return;
    isFirstTime.current = false;
    if (isUntitled) startTitle({ frame, store: page, edit }, null);
  }, [isEditable, isUntitled, frame, page, edit]);

  const list = {
    path: collection === null || collection === undefined ? '#' : encodeURI(collection.path),
    title: collection?.title ?? '',
  };
  const { Head, Foot } = viewOfItem(settings.recordType);
  const parts = {
    item: {
      ...settings,
      ...neighbours,
      collection: { id: entry.collectionId ?? '', ...list },
      publishedAt: findItemType(settings.recordType).hasByline ? settings.publishAt : null,
    },
    siteTitle: siteSettings.title === '' ? 'Home' : siteSettings.title,
    dates,
    translate,
    mode: 'canvas',
  } as const;
  const drawn = (own: Pick<ItemPage, 'product'>) => (
    <article>
      {createPortal(<style data-portico="post">{POST_STYLES}</style>, frame.head)}
      <Head {...parts} item={{ ...parts.item, ...own }} />
      {children}
      <Foot {...parts} />
      {isInBlock ? null : (
        <PostComments
          mode="canvas"
          thread={{ ...thread, commenting: 'off' }}
          documentId={entry.documentId}
          dates={dates}
          translate={translate}
        />
      )}
    </article>
  );
  const Parts = editorOfCollection(collectionTypeOfItem(settings.recordType)).item?.CanvasParts;
  return Parts === undefined ? drawn({}) : <Parts item={page} entry={entry} draw={drawn} />;
}

/** The settings of a post; what is missing or broken has its default. */
function postSettingsOf(record: DocumentRecord | undefined): ItemSettings {
  const known = { urlName: '', ...record, id: 'settings', type: 'settings' };
  const parsed = itemSettingsSchema.safeParse(known);
  return parsed.success ? parsed.data : itemSettingsSchema.parse({ ...known, urlName: '' });
}
