import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { itemSettingsSchema, type ItemSettings } from '#domain/collections/collection-settings.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import collectionStyles from '#site/styles/collections.css?inline';
import { PostFooter, PostHeader } from '#site/collections/post-parts.tsx';
import type { DocumentStore } from '../document/document-store.ts';
import { siteSettingsOf } from '../document/site-records.ts';
import { useRecord } from '../document/use-document-state.ts';
import { useEditState } from '../edit-mode/use-edit-state.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { POST_RECORD_ID } from '../inline-text/inline-text-elements.ts';
import { startPostTitle } from '../inline-text/start-text.ts';
import { useEntry } from '../pages/use-entry.ts';
import { useShownPage } from '../shell/shown-page.ts';
import { useNeighbours } from '../collections/use-neighbours.ts';
import { useCanvas } from './canvas-ui.ts';

const POST_STYLES = `@layer base{${collectionStyles}}`;

interface CanvasPostProps {
  readonly page: DocumentStore;
  readonly site: DocumentStore;
  readonly isEditable: boolean;
  /** What it is made of below the title. */
  readonly children: ReactNode;
}

/**
 * A post as it will be published: what stands above and below its sections, with the links to the posts around it; the
 * title is edited in place (EDIT-190).
 */
export function CanvasPost({ page, site, isEditable, children }: CanvasPostProps) {
  const article = useRef<HTMLElement>(null);
  const { entry, edit } = useWorkspace();
  const { content } = useShownPage();
  const { frame } = useCanvas();
  const collection = useEntry(content, entry.collectionId);
  const neighbours = useNeighbours(entry.documentId);
  const siteSettings = siteSettingsOf(useRecord(site, 'settings'));
  const stored = useRecord(page, POST_RECORD_ID);
  const settings = useMemo(() => postSettingsOf(stored), [stored]);
  const base = useEditState((state) =>
    state.editingState === 'PAGE' && state.textBlockId === POST_RECORD_ID
      ? (state.inlineText?.base ?? null)
      : null,
  );
  const dates = { language: siteSettings.language, timeZone: siteSettings.timeZone };
  const isUntitled = settings.title === '';

  useLayoutEffect(() => {
    const title = article.current?.querySelector<HTMLElement>('h1');
    if (isEditable) title?.setAttribute('tabindex', '0');
    else title?.removeAttribute('tabindex');
  }, [isEditable]);
  // Whoever comes to a post without a title has come to write it.
  const isFirstTime = useRef(true);
  useEffect(() => {
    if (!isEditable || !isFirstTime.current) return;
    isFirstTime.current = false;
    if (isUntitled) startPostTitle({ frame, store: page, edit }, null);
  }, [isEditable, isUntitled, frame, page, edit]);

  const list = {
    path: collection === null || collection === undefined ? '#' : encodeURI(collection.path),
    title: collection?.title ?? '',
  };
  return (
    <article ref={article}>
      {createPortal(<style data-portico="post">{POST_STYLES}</style>, frame.head)}
      <PostHeader
        mode="canvas"
        title={base ?? settings.title}
        collection={list}
        publishedAt={settings.recordType === 'portfolio-item' ? null : settings.publishAt}
        authorName={settings.authorName}
        categories={settings.categories}
        image={settings.featuredImage}
        dates={dates}
        siteTitle={siteSettings.title === '' ? 'Home' : siteSettings.title}
      />
      {children}
      <PostFooter collection={list} tags={settings.tags} {...neighbours} />
    </article>
  );
}

/** The settings of a post; what is missing or broken has its default. */
function postSettingsOf(record: DocumentRecord | undefined): ItemSettings {
  const known = { urlName: '', ...record, id: 'settings', type: 'settings' };
  const parsed = itemSettingsSchema.safeParse(known);
  return parsed.success ? parsed.data : itemSettingsSchema.parse({ ...known, urlName: '' });
}
