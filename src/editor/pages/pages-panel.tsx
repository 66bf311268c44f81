import { useQueryClient } from '@tanstack/react-query';
import { FileText, Plus, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { MenuAction } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { duplicateContent, recoverContent, removeContent, type ContentListEntry } from '#contract/pages.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { useDocumentState } from '../document/use-document-state.ts';
import { Panel } from '../panel/panel.tsx';
import { pageShown } from '../shell/page-shown.ts';
import { moveNavLinks, removeNavLink } from './navigation-commands.ts';
import type { NavigationList as List } from './navigation-list.tsx';
import { titleOf } from './title-of.ts';
import { navigationTree, navLinksOf } from './navigation-tree.ts';
import { CONTENT_KEY, usePagesAndCollections } from './use-content.ts';
import styles from './pages.module.css';

// The page itself comes before the tree with its dragging.
const NavigationList = lazy(async () => {
  await pageShown;
  return { default: (await import('./navigation-list.tsx')).NavigationList };
});
// Dialogs are fetched when the first one opens: the list must not wait for them.
const AddPageDialog = lazy(async () => ({ default: (await import('./add-page-dialog.tsx')).AddPageDialog }));
const PageSettingsDialog = lazy(async () => ({
  default: (await import('./page-settings-dialog.tsx')).PageSettingsDialog,
}));
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));

export interface PagesPanelProps {
  readonly site: DocumentStore;
  readonly currentDocumentId: string | null;
  readonly canWrite: boolean;
  /** Shows a page in the site frame, or a collection's panel (EDIT-28). */
  readonly onOpen: (entry: ContentListEntry) => void;
}

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'settings'; readonly entry: ContentListEntry }
  | { readonly kind: 'rename'; readonly link: NavLink }
  | { readonly kind: 'delete'; readonly entry: ContentListEntry; readonly link: NavLink | null };

/** The site's pages by navigation: add, arrange, rename, duplicate, delete, page settings (EDIT-36). */
export function PagesPanel({ site, currentDocumentId, canWrite, onOpen }: PagesPanelProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const [search, setSearch] = useState('');
  const records = useDocumentState(site, (state) => state.view);
  const content = usePagesAndCollections();
  const queries = useQueryClient();
  const entries = content.data ?? new Map<string, ContentListEntry>();
  const refresh = () => queries.invalidateQueries({ queryKey: [CONTENT_KEY] });

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast(error.message, { tone: 'danger' });
    }
  }

  function actionsOf(link: NavLink): readonly (MenuAction | 'separator')[] {
    const entry = link.target.kind === 'document' ? entries.get(link.target.documentId) : undefined;
    const other = link.navigation === 'main' ? 'hidden' : 'main';
    const move: MenuAction = {
      id: 'move',
      label: other === 'hidden' ? 'Move to not linked' : 'Move to main navigation',
      onAction: () => site.run(moveNavLinks(records, [link.id], { kind: 'end', navigation: other })),
    };
    if (entry === undefined) {
      return [
        { id: 'rename', label: 'Rename', onAction: () => setOpen({ kind: 'rename', link }) },
        move,
        'separator',
        {
          id: 'remove',
          label: 'Remove',
          isDanger: true,
          onAction: () => site.run(removeNavLink(records, link.id)),
        },
      ];
    }
    return [
      { id: 'settings', label: 'Settings', onAction: () => setOpen({ kind: 'settings', entry }) },
      { id: 'rename', label: 'Rename in navigation', onAction: () => setOpen({ kind: 'rename', link }) },
      {
        id: 'duplicate',
        label: 'Duplicate',
        onAction: () =>
          void attempt(async () => {
            const { entry: copy } = await callEndpoint(duplicateContent, {
              params: { documentId: entry.documentId },
            });
            await refresh();
            onOpen(copy);
          }),
      },
      ...(entry.kind === 'page' && !entry.isHome
        ? [
            {
              id: 'home',
              label: 'Set as home page',
              onAction: () => {
                site.run(setRecordField('settings', 'homePageId', entry.documentId, 'home page'));
                void refresh();
              },
            },
          ]
        : []),
      move,
      'separator',
      {
        id: 'delete',
        label: 'Delete',
        isDanger: true,
        isDisabled: entry.isHome,
        ...(entry.isHome ? { description: 'Choose another home page first' } : {}),
        onAction: () => setOpen({ kind: 'delete', entry, link }),
      },
    ];
  }

  function openLink(link: NavLink): void {
    const entry = link.target.kind === 'document' ? entries.get(link.target.documentId) : undefined;
    if (entry === undefined) setOpen({ kind: 'rename', link });
    else onOpen(entry);
  }

  async function remove(entry: ContentListEntry, link: NavLink | null): Promise<void> {
    await callEndpoint(removeContent, { params: { documentId: entry.documentId } });
    const current = site.getState().view;
    if (link !== null && current[link.id] !== undefined) site.run(removeNavLink(current, link.id));
    await refresh();
    showToast(`“${entry.title}” was moved to the trash.`, {
      action: {
        label: 'Undo',
        onPress: () =>
          void attempt(async () => {
            await callEndpoint(recoverContent, { params: { documentId: entry.documentId } });
            await refresh();
          }),
      },
    });
  }

  const words = search.trim().toLowerCase();
  const found =
    words === ''
      ? null
      : [...entries.values()].filter((entry) => `${entry.title} ${entry.path}`.toLowerCase().includes(words));
  const linked = new Set(
    navLinksOf(records).flatMap((link) => (link.target.kind === 'document' ? [link.target.documentId] : [])),
  );
  const unlisted = [...entries.values()].filter((entry) => !linked.has(entry.documentId));
  const shared = { entries, currentDocumentId, canWrite, onOpen: openLink, actionsOf };
  const move: Parameters<typeof List>[0]['onMove'] = (linkIds, place) =>
    site.run(moveNavLinks(site.getState().view, linkIds, place));

  return (
    <Panel
      title="Pages"
      actions={
        canWrite ? (
          <Button size="small" onPress={() => setOpen({ kind: 'add' })}>
            <Plus aria-hidden="true" />
            Add page
          </Button>
        ) : null
      }
    >
      <SearchField label="Search pages" value={search} onChange={setSearch} />
      {content.isPending ? (
        <Spinner label="Loading pages" />
      ) : content.isError ? (
        <EmptyState
          title="Unable to load results"
          actions={<Button onPress={() => void content.refetch()}>Try again</Button>}
        />
      ) : found === null ? (
        <Suspense fallback={<Spinner label="Loading pages" />}>
          <h2 className={styles['heading']}>Main navigation</h2>
          <NavigationList
            {...shared}
            label="Main navigation"
            navigation="main"
            nodes={navigationTree(records, 'main')}
            onMove={move}
            empty="Pages here are linked in the site’s header."
          />
          <h2 className={styles['heading']}>Not linked</h2>
          <NavigationList
            {...shared}
            label="Not linked"
            navigation="hidden"
            nodes={navigationTree(records, 'hidden')}
            onMove={move}
            empty="Pages here can be visited, but no menu leads to them."
          />
          <PageList entries={unlisted} currentDocumentId={currentDocumentId} onOpen={onOpen} />
        </Suspense>
      ) : found.length === 0 ? (
        <EmptyState icon={<Search />} title={`No page matches “${search}”`} />
      ) : (
        <PageList entries={found} currentDocumentId={currentDocumentId} onOpen={onOpen} />
      )}

      <Suspense fallback={null}>
        {open?.kind === 'add' ? (
          <AddPageDialog
            site={site}
            onClose={() => setOpen(null)}
            onCreated={(entry) => {
              setOpen(null);
              void refresh();
              onOpen(entry);
            }}
          />
        ) : null}
        {open?.kind === 'settings' ? (
          <PageSettingsDialog
            entry={open.entry}
            onClose={() => setOpen(null)}
            onSaved={() => void refresh()}
          />
        ) : null}
        {open?.kind === 'rename' ? (
          <RenameDialog
            site={site}
            link={open.link}
            fallback={titleOf({ ...open.link, title: '' }, entryOf(open.link, entries))}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setOpen(null)}
          title={`Delete “${open.entry.title}”?`}
          confirmLabel="Delete"
          isDanger
          onConfirm={() => remove(open.entry, open.link)}
        >
          {open.entry.kind === 'collection'
            ? 'The collection and all its items are taken off the site at once. You can restore them from the trash for 30 days.'
            : 'The page is taken off the site at once. You can restore it from the trash for 30 days.'}
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}

function entryOf(
  link: NavLink,
  entries: ReadonlyMap<string, ContentListEntry>,
): ContentListEntry | undefined {
  return link.target.kind === 'document' ? entries.get(link.target.documentId) : undefined;
}

function PageList({
  entries,
  currentDocumentId,
  onOpen,
}: {
  readonly entries: readonly ContentListEntry[];
  readonly currentDocumentId: string | null;
  readonly onOpen: (entry: ContentListEntry) => void;
}) {
  return (
    <ul className={styles['list']}>
      {entries.map((entry) => (
        <li key={entry.documentId}>
          <button
            type="button"
            className={styles['row']}
            data-current={entry.documentId === currentDocumentId}
            onClick={() => onOpen(entry)}
          >
            <span className={styles['icon']}>
              <FileText aria-hidden="true" />
            </span>
            <span className={styles['title']}>{entry.title === '' ? 'Untitled page' : entry.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
