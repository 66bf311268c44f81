import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePlus2, MoreHorizontal, Search, Settings, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { duplicateContent, type ContentListEntry } from '#contract/pages.ts';
import { blogPanel } from '#messages/en/interface/blog-panel.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { Panel } from '../../panel/panel.tsx';
import { PageSettingsDialog } from '../../page-settings/page-settings-dialog.tsx';
import { StateLabel } from '../../pages/state-label.tsx';
import { ITEMS_PER_PAGE, useItems } from '../../pages/use-content.ts';
import { CONTENT_KEY } from '../../site-context/content.ts';
import pageStyles from '../../pages/pages.module.css';
import { RemoveContentDialog } from '../../pages/remove-content-dialog.tsx';
import { ItemSettingsDialog } from '../item-settings-dialog.tsx';
import type { CollectionPanelProps } from '../define-collection-editor.ts';
import { BlogFields } from './blog-fields.tsx';
import { useNewPost } from './use-new-post.ts';
import styles from '../collections.module.css';

const stateOptions = () =>
  [
    { value: 'all', label: translate(blogPanel.allStates) },
    { value: 'published', label: translate(blogPanel.published) },
    { value: 'scheduled', label: translate(blogPanel.scheduled) },
    { value: 'needs-review', label: translate(blogPanel.needsReview) },
    { value: 'draft', label: translate(blogPanel.draft) },
    { value: 'private', label: translate(blogPanel.private) },
  ] as const;

type Open =
  | { readonly kind: 'item' | 'delete'; readonly entry: ContentListEntry }
  | { readonly kind: 'collection' };

/** The posts of a blog: add, search, filter, open, settings, delete (EDIT-43). */
export function BlogPanel({ collection, currentDocumentId, canWrite, onOpen }: CollectionPanelProps) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<ReturnType<typeof stateOptions>[number]['value']>('all');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open | null>(null);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: CONTENT_KEY });
  const items = useItems({
    collectionId: collection.documentId,
    search: search.trim(),
    state: state === 'all' ? null : state,
    page,
  });
  const tell = (error: Error): void => void showToast(error.message, { tone: 'danger' });
  const newPost = useNewPost();
  const duplicate = useMutation({
    mutationFn: (entry: ContentListEntry) =>
      callEndpoint(duplicateContent, { params: { documentId: entry.documentId } }),
    onSuccess: refresh,
    onError: tell,
  });
  const entries = items.data?.entries ?? [];
  const isFiltered = search.trim() !== '' || state !== 'all';

  return (
    <Panel
      title={collection.title}
      back={{ to: '/pages', label: translate(collectionPanels.pages) }}
      actions={
        canWrite ? (
          <>
            <IconButton
              label={translate(collectionPanels.settings)}
              onPress={() => setOpen({ kind: 'collection' })}
            >
              <Settings aria-hidden="true" />
            </IconButton>
            <Button
              size="small"
              onPress={() => newPost.mutate(collection.documentId)}
              isPending={newPost.isPending}
            >
              <SquarePen aria-hidden="true" />
              {translate(blogPanel.newPost)}
            </Button>
          </>
        ) : null
      }
    >
      <div className={pageStyles['filters']}>
        <SearchField
          label={translate(blogPanel.search)}
          value={search}
          onChange={(value) => {
            setSearch(value);
            setPage(1);
          }}
        />
        <Select
          label={translate(blogPanel.state)}
          isLabelHidden
          options={stateOptions()}
          value={state}
          onChange={(value) => {
            setState(value);
            setPage(1);
          }}
        />
      </div>
      {items.isPending ? (
        <Spinner label={translate(blogPanel.loading)} />
      ) : items.isError ? (
        <EmptyState
          title={translate(collectionPanels.notLoaded)}
          actions={
            <Button onPress={() => void items.refetch()}>{translate(collectionPanels.tryAgain)}</Button>
          }
        />
      ) : entries.length === 0 ? (
        <EmptyState
          icon={isFiltered ? <Search /> : <FilePlus2 />}
          title={translate(isFiltered ? blogPanel.noMatch : blogPanel.none)}
        >
          {translate(isFiltered ? blogPanel.noMatchText : blogPanel.noneText)}
        </EmptyState>
      ) : (
        <ul className={pageStyles['list']} aria-label={translate(blogPanel.posts)}>
          {entries.map((entry) => (
            <li
              key={entry.documentId}
              className={styles['item']}
              data-current={entry.documentId === currentDocumentId}
            >
              <button type="button" className={styles['open']} onClick={() => onOpen(entry)}>
                <span className={styles['title']}>{titleOf(entry)}</span>
                <span className={pageStyles['muted']}>
                  {entry.publishAt === null ? translate(blogPanel.noDate) : formatDate(entry.publishAt)}
                  {entry.authorName === '' ? '' : ` · ${entry.authorName}`}
                </span>
              </button>
              <StateLabel entry={entry} />
              {canWrite ? (
                <Menu
                  label={translate(blogPanel.actionsOf, { title: titleOf(entry) })}
                  placement="bottom end"
                  trigger={
                    <IconButton
                      label={translate(blogPanel.actionsOf, { title: titleOf(entry) })}
                      size="small"
                    >
                      <MoreHorizontal aria-hidden="true" />
                    </IconButton>
                  }
                  items={[
                    {
                      id: 'settings',
                      label: translate(blogPanel.settings),
                      onAction: () => setOpen({ kind: 'item', entry }),
                    },
                    {
                      id: 'duplicate',
                      label: translate(blogPanel.duplicate),
                      onAction: () => duplicate.mutate(entry),
                    },
                    'separator',
                    {
                      id: 'delete',
                      label: translate(blogPanel.delete),
                      isDanger: true,
                      onAction: () => setOpen({ kind: 'delete', entry }),
                    },
                  ]}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {(items.data?.total ?? 0) > ITEMS_PER_PAGE ? (
        <Pagination
          page={page}
          pageCount={Math.ceil((items.data?.total ?? 0) / ITEMS_PER_PAGE)}
          hasMore={items.data?.isTotalExact === false}
          onPageChange={setPage}
        />
      ) : null}

      {open?.kind === 'item' ? (
        <ItemSettingsDialog
          title={translate(blogPanel.postSettings)}
          entry={open.entry}
          onClose={() => setOpen(null)}
        />
      ) : open?.kind === 'collection' ? (
        <PageSettingsDialog
          entry={collection}
          Fields={BlogFields}
          onClose={() => setOpen(null)}
          onSaved={() => void refresh()}
        />
      ) : open?.kind === 'delete' ? (
        <RemoveContentDialog
          entry={open.entry}
          name={titleOf(open.entry)}
          onClose={() => setOpen(null)}
          onRemoved={refresh}
        >
          {translate(blogPanel.removeText)}
        </RemoveContentDialog>
      ) : null}
    </Panel>
  );
}

/** The title of a post in its list; one that has none yet is called a draft. */
function titleOf({ title, workflowState }: ContentListEntry): string {
  if (title !== '') return title;
  return translate(workflowState === 'draft' ? blogPanel.untitledDraft : blogPanel.untitledPost);
}
