import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePlus2, GripVertical, Image, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { createItem, type ContentListEntry } from '#contract/pages.ts';
import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/hand-ordered.ts';
import { imageAddress } from '#domain/images/image-address.ts';
import { orderedByHand } from '#site/collections/gallery-section.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { portfolioPanel } from '#messages/en/interface/portfolio-panel.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { pageSteps } from '#messages/en/interface/page-steps.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { setRecordField } from '../../commands/set-record-field.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useRecord } from '../../documents/use-document-state.ts';
import { StateLabel } from '../../pages/state-label.tsx';
import { CONTENT_KEY } from '../../site-context/content.ts';
import { reordered } from '../../slides/edit-slides.ts';
import slideStyles from '../../slides/slides.module.css';
import { RemoveContentDialog } from '../../pages/remove-content-dialog.tsx';
import { ItemSettingsDialog } from '../item-settings-dialog.tsx';
import { useOrderedItems } from '../use-items.ts';

interface PortfolioItemsProps {
  readonly store: DocumentStore;
  readonly canWrite: boolean;
  readonly onOpen: (entry: ContentListEntry) => void;
}

type Open = { readonly kind: 'settings' | 'delete'; readonly entry: ContentListEntry };

/** The items of a portfolio, dragged into order by the pointer or by the keyboard (Enter, arrows, Enter) (CONT-108, CONT-196). */
export function PortfolioItems({ store, canWrite, onOpen }: PortfolioItemsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const queries = useQueryClient();
  const items = useOrderedItems(store.documentId);
  const order = useRecord(store, 'settings')?.['itemOrder'];
  const entries = inOrder(items.data ?? [], order);
  const refresh = () => queries.invalidateQueries({ queryKey: CONTENT_KEY });
  const add = useMutation({
    mutationFn: () =>
      callEndpoint(createItem, {
        body: { collectionId: store.documentId as never, title: translate(portfolioPanel.newProject) },
      }),
    onSuccess: async ({ entry }) => {
      await refresh();
      setOpen({ kind: 'settings', entry });
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'portico-item': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const next = reordered(entries, new Set([...keys].map(String)), {
        id: String(target.key),
        position: target.dropPosition,
      });
      store.run(
        setRecordField(
          'settings',
          'itemOrder',
          next.map(({ id }) => id),
          pageSteps.orderOfProjects,
        ),
      );
    },
  });
  if (items.isPending) return <Spinner label={translate(portfolioPanel.loading)} />;
  if (items.isError) {
    return (
      <EmptyState
        title={translate(collectionPanels.notLoaded)}
        actions={<Button onPress={() => void items.refetch()}>{translate(collectionPanels.tryAgain)}</Button>}
      />
    );
  }
  const isFull = entries.length >= MAX_HAND_ORDERED_ITEMS;
  return (
    <div className={slideStyles['editor']}>
      {canWrite ? (
        <div className={slideStyles['actions']}>
          <Button
            size="small"
            icon={<FilePlus2 aria-hidden="true" size={14} />}
            isDisabled={isFull}
            isPending={add.isPending}
            onPress={() => add.mutate()}
          >
            {translate(portfolioPanel.add)}
          </Button>
          {isFull ? (
            <p className={slideStyles['note']}>
              {translate(portfolioPanel.atMost, { count: MAX_HAND_ORDERED_ITEMS })}
            </p>
          ) : null}
        </div>
      ) : null}
      <GridList
        aria-label={translate(portfolioPanel.inOrder)}
        className={slideStyles['list'] ?? ''}
        onAction={(key) => {
          const entry = entries.find(({ id }) => id === key);
          if (entry !== undefined) onOpen(entry);
        }}
        {...(canWrite ? { dragAndDropHooks } : {})}
        renderEmptyState={() => <p className={slideStyles['note']}>{translate(portfolioPanel.none)}</p>}
      >
        {entries.map((entry) => {
          const title = entry.title === '' ? translate(portfolioPanel.untitled) : entry.title;
          return (
            <GridListItem key={entry.id} id={entry.id} textValue={title} className={slideStyles['row'] ?? ''}>
              {canWrite ? (
                <AriaButton
                  slot="drag"
                  className={slideStyles['handle'] ?? ''}
                  aria-label={translate(portfolioPanel.move, { title })}
                >
                  <GripVertical aria-hidden="true" size={14} />
                </AriaButton>
              ) : null}
              {entry.image === null ? (
                <span className={slideStyles['thumbnail']}>
                  <Image aria-hidden="true" size={16} />
                </span>
              ) : (
                <img
                  className={slideStyles['thumbnail']}
                  src={imageAddress(entry.image, 100, 'webp')}
                  alt=""
                  width={36}
                  height={36}
                  loading="lazy"
                  draggable={false}
                />
              )}
              <span className={slideStyles['rowTitle']}>{title}</span>
              <StateLabel entry={entry} />
              {canWrite ? (
                <>
                  <IconButton
                    label={translate(portfolioPanel.settingsOf, { title })}
                    size="small"
                    onPress={() => setOpen({ kind: 'settings', entry })}
                  >
                    <Settings2 aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={translate(portfolioPanel.delete, { title })}
                    size="small"
                    onPress={() => setOpen({ kind: 'delete', entry })}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </>
              ) : null}
            </GridListItem>
          );
        })}
      </GridList>
      {open?.kind === 'settings' ? (
        <ItemSettingsDialog
          title={translate(portfolioPanel.settings)}
          entry={open.entry}
          onClose={() => setOpen(null)}
        />
      ) : open?.kind === 'delete' ? (
        <RemoveContentDialog
          entry={open.entry}
          name={open.entry.title || translate(portfolioPanel.untitled)}
          onClose={() => setOpen(null)}
          onRemoved={refresh}
        >
          {translate(portfolioPanel.removeText)}
        </RemoveContentDialog>
      ) : null}
    </div>
  );
}

function inOrder(entries: readonly ContentListEntry[], order: unknown) {
  const ids = Array.isArray(order) ? order.filter((id): id is string => typeof id === 'string') : [];
  return orderedByHand(
    entries.map((entry) => ({ ...entry, id: entry.documentId as string })),
    ids,
  );
}
