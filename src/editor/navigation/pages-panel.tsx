import { siteLocks } from '#messages/en/interface/site-locks.ts';
import { translate } from '#ui/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { createId } from '#lib/id.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { MenuAction } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { duplicateContent, recoverContent, type ContentListEntry } from '#contract/pages.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import { pageSteps } from '#messages/en/interface/page-steps.ts';
import { pageRemoval } from '#messages/en/interface/page-removal.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { editorOfCollection } from '../collections/collection-editors.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { Panel } from '../panel/panel.tsx';
import { pageShown } from '../loading/page-shown.ts';
import { CONTENT_KEY, listCreated, useSiteContent, withHomePage } from '../site-context/content.ts';
import { useFoundContent } from '../site-context/use-found-content.ts';
import { FoundPages } from './found-pages.tsx';
import { moveNavLinks, pagesTakenOut, removeNavLink, type NavigationPlace } from './navigation-commands.ts';
import type { PageSettingsTab } from '../page-settings/page-settings-dialog.tsx';
import { documentOfUnlinked, unlinkedPage } from './unlinked-page.ts';
import { entryQuery } from '../pages/use-entry.ts';
import { useUnlinkedPages } from './use-unlinked-pages.ts';
import { navigationTree, navLinksOf } from './navigation-tree.ts';
import styles from '../pages/pages.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

// The page itself comes before the tree with its dragging.
const NavigationList = lazyPart(async () => {
  await pageShown;
  return (await import('./navigation-list.tsx')).NavigationList;
});
// Dialogs are fetched when the first one opens: the list must not wait for them.
const AddPageDialog = lazyPart(async () => (await import('./add-page-dialog.tsx')).AddPageDialog);
const PageSettingsDialog = lazyPart(
  async () => (await import('../page-settings/page-settings-dialog.tsx')).PageSettingsDialog,
);
const RenameDialog = lazyPart(async () => (await import('./rename-dialog.tsx')).RenameDialog);
const RemoveContentDialog = lazyPart(
  async () => (await import('../pages/remove-content-dialog.tsx')).RemoveContentDialog,
);

export interface PagesPanelProps {
  readonly site: DocumentStore;
  readonly currentDocumentId: string | null;
  readonly canWrite: boolean;
  /** Shows a page in the site frame, or a collection's panel (EDIT-28). */
  readonly onOpen: (entry: ContentListEntry) => void;
  /** Opens a page on the canvas in edit mode. */
  readonly onEdit: (entry: ContentListEntry) => void;
}

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'settings'; readonly entry: ContentListEntry; readonly tab: PageSettingsTab }
  | {
      readonly kind: 'rename';
      readonly link: NavLink;
      /** What it is called without a name of its own; empty where it leads to no page. */
      readonly fallback: string;
    }
  | { readonly kind: 'delete'; readonly entry: ContentListEntry };

/** The site's pages by navigation: add, arrange, rename, duplicate, delete, page settings (EDIT-36). */
export function PagesPanel({ site, currentDocumentId, canWrite, onOpen, onEdit }: PagesPanelProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const [search, setSearch] = useState('');
  const records = useDocumentState(site, (state) => state.view);
  const { content: listed, error, retry } = useSiteContent();
  const homePageId = siteSettingsOf(records['settings']).homePageId;
  const content = useMemo(
    () => (listed === null ? null : withHomePage(listed, homePageId)),
    [listed, homePageId],
  );
  const queries = useQueryClient();
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

  function move(linkIds: readonly string[], place: NavigationPlace): void {
    const { view } = site.getState();
    const command = moveNavLinks(view, linkIds, place, createId);
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

  /** What was just made is there to be worked on: a page on the canvas, a collection in its panel (EDIT-186). */
  function begin(entry: ContentListEntry): void {
    listCreated(queries, entry);
    if (entry.kind === 'page') onEdit(entry);
    else onOpen(entry);
  }

  function actionsOf(
    link: NavLink,
    entry: ContentListEntry | null | undefined,
  ): readonly (MenuAction | 'separator')[] {
    const isLink = documentOfUnlinked(link.id) === null;
    const other = link.navigation === 'main' ? 'hidden' : 'main';
    const moving: MenuAction = {
      id: 'move',
      label: translate(other === 'hidden' ? sitePages.moveToHidden : sitePages.moveToMain),
      onAction: () => move([link.id], { kind: 'end', navigation: other }),
    };
    // While its page is on its way nothing is offered that could be meant for a link without one.
    if (entry === undefined) return [moving];
    if (entry === null) {
      return [
        {
          id: 'rename',
          label: translate(sitePages.rename),
          onAction: () => setOpen({ kind: 'rename', link, fallback: '' }),
        },
        moving,
        'separator',
        {
          id: 'remove',
          label: translate(sitePages.remove),
          isDanger: true,
          onAction: () => site.run(removeNavLink(records, link.id)),
        },
      ];
    }
    return [
      {
        id: 'settings',
        label: translate(sitePages.settings),
        onAction: () => setOpen({ kind: 'settings', entry, tab: 'general' }),
      },
      {
        id: 'password',
        label: translate(siteLocks.title),
        onAction: () => setOpen({ kind: 'settings', entry, tab: 'password' }),
      },
      ...(isLink
        ? [
            {
              id: 'rename',
              label: translate(sitePages.renameInNavigation),
              onAction: () => setOpen({ kind: 'rename', link, fallback: entry.title }),
            },
          ]
        : []),
      {
        id: 'duplicate',
        label: translate(sitePages.duplicate),
        onAction: () =>
          void attempt(async () => {
            const { entry: copy } = await callEndpoint(duplicateContent, {
              params: { documentId: entry.documentId },
            });
            begin(copy);
          }),
      },
      ...(entry.kind === 'page' && !entry.isHome
        ? [
            {
              id: 'home',
              label: translate(sitePages.setAsHome),
              onAction: () =>
                site.run(setRecordField('settings', 'homePageId', entry.documentId, pageSteps.homePage)),
            },
          ]
        : []),
      moving,
      'separator',
      {
        id: 'delete',
        label: 'Delete',
        isDanger: true,
        isDisabled: entry.isHome,
        ...(entry.isHome ? { description: translate(sitePages.chooseHomeFirst) } : {}),
        onAction: () => setOpen({ kind: 'delete', entry }),
      },
    ];
  }

  async function openLink(link: NavLink): Promise<void> {
    const documentId = link.target.kind === 'document' ? link.target.documentId : null;
    const isInList = documentId === null || content === null || content.isWhole;
    const listed = documentId === null ? null : (content?.byId(documentId) ?? null);
    const entry = listed ?? (isInList ? null : await queries.ensureQueryData(entryQuery(documentId)));
    if (entry === null) setOpen({ kind: 'rename', link, fallback: '' });
    else onOpen(entry);
  }

  /** Its links in menus and footer go with it on the server, and come back with it. */
  async function onRemoved(entry: ContentListEntry): Promise<void> {
    await refresh();
    showToast(translate(sitePages.movedToTrash, { title: entry.title }), {
      action: {
        label: translate(sitePages.undo),
        onPress: () =>
          void attempt(async () => {
            await callEndpoint(recoverContent, { params: { documentId: entry.documentId } });
            await refresh();
          }),
      },
    });
  }

  const shared = {
    currentDocumentId,
    canWrite,
    onOpen: (link: NavLink) => void attempt(() => openLink(link)),
    actionsOf,
    onMove: move,
  };

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
      <SearchField label={translate(sitePages.search)} value={search} onChange={setSearch} />
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
        <Suspense fallback={<Spinner label={translate(sitePages.loading)} />}>
          <h2 className={styles['heading']}>{translate(sitePages.main)}</h2>
          <NavigationList
            {...shared}
            content={content}
            label={translate(sitePages.main)}
            navigation="main"
            nodes={navigationTree(records, 'main')}
            empty={translate(sitePages.mainEmpty)}
          />
          <h2 className={styles['heading']}>{translate(sitePages.hidden)}</h2>
          <NavigationList
            {...shared}
            content={content}
            label={translate(sitePages.hidden)}
            navigation="hidden"
            nodes={[
              ...navigationTree(records, 'hidden'),
              ...unlinked.entries.map((entry) => ({ link: unlinkedPage(entry.documentId), children: [] })),
            ]}
            empty={
              unlinked.isPending ? translate(sitePages.loadingEllipsis) : translate(sitePages.hiddenEmpty)
            }
            onMore={unlinked.fetchMore}
            isFetchingMore={unlinked.isFetchingMore}
          />
          {unlinked.isError ? (
            <EmptyState
              title={translate(sitePages.someNotLoaded)}
              actions={<Button onPress={unlinked.retry}>{translate(sitePages.tryAgain)}</Button>}
            />
          ) : null}
        </Suspense>
      )}

      <Suspense fallback={null}>
        {open?.kind === 'add' ? (
          <AddPageDialog
            site={site}
            onClose={() => setOpen(null)}
            onCreated={(entry) => {
              begin(entry);
              setOpen(null);
            }}
          />
        ) : null}
        {open?.kind === 'settings' ? (
          <PageSettingsDialog
            entry={open.entry}
            Fields={fieldsOf(open.entry)}
            tab={open.tab}
            onClose={() => setOpen(null)}
            onSaved={() => void refresh()}
          />
        ) : null}
        {open?.kind === 'rename' ? (
          <RenameDialog site={site} link={open.link} fallback={open.fallback} onClose={() => setOpen(null)} />
        ) : null}
        {open?.kind === 'delete' ? (
          <RemoveContentDialog entry={open.entry} onClose={() => setOpen(null)} onRemoved={onRemoved}>
            {translate(open.entry.kind === 'collection' ? pageRemoval.collectionText : pageRemoval.pageText)}
          </RemoveContentDialog>
        ) : null}
      </Suspense>
    </Panel>
  );
}

/** What the type of a collection has in its settings besides what all pages have. */
function fieldsOf({ collectionType }: ContentListEntry) {
  return collectionType === null ? null : editorOfCollection(collectionType).SettingsFields;
}
