import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createId } from '#lib/id.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { duplicateContent, recoverContent, type ContentListEntry } from '#contract/pages.ts';
import { publishNow } from '#contract/publishing.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import { pageSteps } from '#messages/en/interface/page-steps.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { entryQuery } from '../pages/use-entry.ts';
import { Panel } from '../panel/panel.tsx';
import { ReviewsLink } from '../reviews/reviews-link.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { CONTENT_KEY, listCreated, useSiteContent, withHomePage } from '../site-context/content.ts';
import { useFoundContent } from '../site-context/use-found-content.ts';
import { FoundPages } from './found-pages.tsx';
import {
  moveNavLinks,
  pagesTakenOut,
  removeNavLink,
  type NavigationPosition,
} from './navigation-commands.ts';
import { NavigationLists } from './navigation-lists.tsx';
import { navLinksOf } from './navigation-tree.ts';
import { PagesDialogs, type PagesDialog } from './pages-dialogs.tsx';
import { rowActions, type RowHandlers } from './row-actions.ts';
import { StillWhile } from './still-while.tsx';
import { useUnlinkedPages } from './use-unlinked-pages.ts';

export interface PagesPanelProps {
  readonly site: DocumentStore;
  readonly currentDocumentId: DocumentId | null;
  readonly canWrite: boolean;
  /** Shows a page in the site frame, or a collection's panel (EDIT-28). */
  readonly onOpen: (entry: ContentListEntry) => void;
  /** Opens a page on the canvas in edit mode. */
  readonly onEdit: (entry: ContentListEntry) => void;
}

/** The site's pages by navigation: add, arrange, rename, duplicate, delete, page settings (EDIT-36). */
export function PagesPanel({ site, currentDocumentId, canWrite, onOpen, onEdit }: PagesPanelProps) {
  const [open, setOpen] = useState<PagesDialog | null>(null);
  const [search, setSearch] = useState('');
  const records = useDocumentState(site, (state) => state.view);
  const { content: listed, error, retry } = useSiteContent();
  const homePageId = siteSettingsOf(records['settings']).homePageId;
  const content = useMemo(
    () => (listed === null ? null : withHomePage(listed, homePageId)),
    [listed, homePageId],
  );
  const queries = useQueryClient();
  const mayPublish = useBootFacts().permissions.includes('content.publish');
  const links = useMemo(() => navLinksOf(records), [records]);
  const linked = useMemo(
    () => new Set(links.flatMap((link) => (link.target.kind === 'document' ? [link.target.documentId] : []))),
    [links],
  );
  const [takenOut, setTakenOut] = useState<readonly string[]>([]);
  const unlinked = useUnlinkedPages(content, linked, takenOut);
  const words = useSettled(search.trim());
  const result = useFoundContent(content, words, 'tree');
  const refresh = () => queries.invalidateQueries({ queryKey: CONTENT_KEY });

  function move(linkIds: readonly string[], position: NavigationPosition): void {
    const { view } = site.getState();
    const command = moveNavLinks(view, linkIds, position, createId);
    if (command.operations.length === 0) return;
    const pages = pagesTakenOut(view, command);
    if (pages.length > 0) setTakenOut((before) => [...new Set([...pages, ...before])]);
    site.run(command);
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast(error.message, { tone: 'danger' });
    }
  }

  /** A new page opens on the canvas, a new collection in its panel (EDIT-186). */
  function begin(entry: ContentListEntry): void {
    listCreated(queries, entry);
    if (entry.kind === 'page') onEdit(entry);
    else onOpen(entry);
  }

  const handlers: RowHandlers = {
    open: setOpen,
    move,
    takeOut: (link) => site.run(removeNavLink(records, link.id)),
    duplicate: (entry) =>
      void attempt(async () => {
        const { entry: copy } = await callEndpoint(duplicateContent, {
          params: { documentId: entry.documentId },
        });
        begin(copy);
      }),
    makeHome: (entry) =>
      site.run(setRecordField('settings', 'homePageId', entry.documentId, pageSteps.homePage)),
  };

  async function openLink(link: NavLink): Promise<void> {
    const documentId = link.target.kind === 'document' ? link.target.documentId : null;
    const isInList = documentId === null || content === null || content.isWhole;
    const listed = documentId === null ? null : (content?.byId(documentId) ?? null);
    const entry = listed ?? (isInList ? null : await queries.ensureQueryData(entryQuery(documentId)));
    if (entry === null) setOpen({ kind: 'rename', link, fallback: '' });
    else onOpen(entry);
  }

  /**
   * The server removes its links in menus and footer with it, and restores them with it. Undone at once, a page that was
   * live as it is goes live again, too; from the trash it comes back as a draft.
   */
  async function onRemoved(entry: ContentListEntry): Promise<void> {
    await refresh();
    showToast(translate(sitePages.movedToTrash, { title: entry.title }), {
      action: {
        label: translate(sitePages.undo),
        onPress: () =>
          void attempt(async () => {
            const { documentId, kind, publishState } = entry;
            await callEndpoint(recoverContent, { params: { documentId } });
            if (kind === 'page' && publishState === 'published' && mayPublish)
              await callEndpoint(publishNow, { body: { documentIds: [documentId] } });
            await refresh();
          }),
      },
    });
  }

  return (
    <Panel
      title={translate(sitePages.pages)}
      actions={
        canWrite ? (
          <Button size="small" onPress={() => setOpen({ kind: 'add' })}>
            <Plus aria-hidden="true" />
            {translate(sitePages.addPage)}
          </Button>
        ) : null
      }
    >
      <ReviewsLink />
      <SearchField label={translate(sitePages.search)} value={search} onChange={setSearch} />
      <StillWhile isStill={open?.kind === 'add'}>
        {error !== null && content === null ? (
          <EmptyState
            title={translate(sitePages.noResults)}
            actions={<Button onPress={retry}>{translate(sitePages.tryAgain)}</Button>}
          />
        ) : content === null ? (
          <Spinner label={translate(sitePages.loading)} />
        ) : words !== '' ? (
          <FoundPages result={result} words={words} currentDocumentId={currentDocumentId} onOpen={onOpen} />
        ) : (
          <NavigationLists
            content={content}
            records={records}
            unlinked={unlinked}
            currentDocumentId={currentDocumentId}
            canWrite={canWrite}
            onOpen={(link) => void attempt(() => openLink(link))}
            actionsOf={(link, entry) => rowActions(link, entry, handlers)}
            onMove={move}
          />
        )}
      </StillWhile>

      <PagesDialogs
        site={site}
        open={open}
        onClose={() => setOpen(null)}
        onCreated={(entry) => {
          begin(entry);
          setOpen(null);
        }}
        onSaved={() => void refresh()}
        onRemoved={onRemoved}
      />
    </Panel>
  );
}
