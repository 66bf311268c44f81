import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publishNow, publishSummary, type DocumentSummary } from '#contract/publishing.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { publishDialog } from '#messages/en/interface/publish-dialog.ts';
import { translate, translateStored } from '#ui/translate.ts';
import { fromLocalDateTime } from '#lib/timing/local-date-time.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PUBLISH_SUMMARY_KEY } from './publish-summary-key.ts';
import { useIsSaving } from './use-is-saving.ts';
import { REVIEWS_KEY } from './use-reviews.ts';
import { useVisibility, VISIBILITY_KEY } from './use-visibility.ts';
import styles from './publish-dialog.module.css';

const STATUS_TEXTS = {
  new: publishDialog.new,
  changed: publishDialog.changed,
  removed: publishDialog.removed,
} as const;

interface PublishDialogProps {
  /** The documents whose last changes have to be saved before. */
  readonly stores: readonly DocumentStore[];
  /** Where visitors see what was open. */
  readonly liveUrl: string;
  readonly onClose: () => void;
}

/** What changed since the last publish, and the button that makes it live. */
export function PublishDialog({ stores, liveUrl, onClose: close }: PublishDialogProps) {
  const queries = useQueryClient();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isLater, setLater] = useState(false);
  const [time, setTime] = useState({ entered: '', isPast: false });
  const runAt = isLater ? fromLocalDateTime(time.entered) : null;
  const timeError = isLater && time.isPast;
  const isSaving = useIsSaving(stores);
  const summary = useInfiniteQuery({
    queryKey: [PUBLISH_SUMMARY_KEY, 'all', isSaving],
    queryFn: ({ pageParam }) => callEndpoint(publishSummary, { query: { page: pageParam, pageSize: 40 } }),
    initialPageParam: 1,
    getNextPageParam: ({ documents: listed, total }, pages) =>
      listed.length === 0 || pages.flatMap((each) => each.documents).length >= total
        ? null
        : pages.length + 1,
    staleTime: 0,
  });
  const visibility = useVisibility();
  const isHidden = visibility.data?.isPublic === false;
  const [makesPublic, setMakesPublic] = useState(true);
  const willBePublic = isHidden && makesPublic && !isLater;
  const publish = useMutation({
    mutationFn: async (documentIds: readonly DocumentId[] | 'all') => {
      const answer = await callEndpoint(publishNow, {
        body: {
          documentIds: documentIds === 'all' ? 'all' : [...documentIds],
          ...(runAt === null ? {} : { runAt }),
          ...(willBePublic ? { makePublic: true } : {}),
        },
      });
      return { ...answer, isMadePublic: willBePublic };
    },
    onSuccess: () => {
      if (willBePublic) queries.setQueryData(VISIBILITY_KEY, { isPublic: true });
      return Promise.all([
        queries.invalidateQueries({ queryKey: ['content'] }),
        queries.invalidateQueries({ queryKey: ['document-history'] }),
        queries.invalidateQueries({ queryKey: ['schedule'] }),
        queries.invalidateQueries({ queryKey: [REVIEWS_KEY] }),
        queries.invalidateQueries({ queryKey: [PUBLISH_SUMMARY_KEY, 'one'] }),
      ]);
    },
  });
  const documents = summary.data?.pages.flatMap((each) => each.documents) ?? [];
  const total = summary.data?.pages.at(-1)?.total ?? 0;
  const chosen = documents.filter((each) => !leftOut.has(each.documentId));
  const isOnlyMadePublic = summary.isSuccess && documents.length === 0 && willBePublic;

  // In both, 'Done' has a key: taken for one of the buttons before, it would not get the focus.
  if (publish.isSuccess && publish.data.scheduleId !== null) {
    return (
      <Dialog
        isOpen
        onOpenChange={close}
        title={translate(publishDialog.scheduledTitle)}
        size="small"
        footer={
          <Button key="done" variant="primary" autoFocus onPress={close}>
            {translate(publishDialog.done)}
          </Button>
        }
      >
        <p>{translate(publishDialog.scheduledText, { time: formatDateTime(runAt ?? '') })}</p>
      </Dialog>
    );
  }
  if (publish.isSuccess) {
    return (
      <Dialog
        isOpen
        onOpenChange={close}
        title={translate(isHidden ? publishDialog.publishedTitle : publishDialog.liveTitle)}
        size="small"
        footer={
          <Button key="done" variant="primary" autoFocus onPress={close}>
            {translate(publishDialog.done)}
          </Button>
        }
      >
        <p>{publishedMessage(publish.data.release !== null || publish.data.isMadePublic, isHidden)}</p>
        <p className={styles['live']}>
          <a href={liveUrl} target="_blank" rel="noopener">
            {liveUrl}
          </a>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={translate(publishDialog.publish)}
      footer={
        <>
          <Button onPress={close}>{translate(publishDialog.cancel)}</Button>
          <Button
            variant="primary"
            isPending={publish.isPending}
            isDisabled={
              isSaving ||
              visibility.isPending ||
              (chosen.length === 0 && !isOnlyMadePublic) ||
              (isLater && (runAt === null || timeError))
            }
            onPress={() => publish.mutate(leftOut.size === 0 ? 'all' : chosen.map((each) => each.documentId))}
          >
            {isLater
              ? translate(publishDialog.schedule)
              : isOnlyMadePublic
                ? translate(publishDialog.makePublic)
                : leftOut.size === 0
                  ? translate(publishDialog.publishAll)
                  : translate(publishDialog.publishSome, { count: chosen.length })}
          </Button>
        </>
      }
    >
      {isSaving ? <Banner>{translate(publishDialog.stillSaving)}</Banner> : null}
      {publish.isError ? <Banner tone="danger">{publish.error.message}</Banner> : null}
      {summary.isLoading ? <Spinner label={translate(publishDialog.comparing)} /> : null}
      {summary.isError ? (
        <Banner
          tone="danger"
          actions={
            <Button onPress={() => void summary.refetch()}>{translate(publishDialog.tryAgain)}</Button>
          }
        >
          {translate(publishDialog.notLoaded)}
        </Banner>
      ) : null}
      {summary.isSuccess && !visibility.isPending && documents.length === 0 ? (
        isHidden ? (
          <EmptyState title={translate(publishDialog.allPublished)}>
            {translate(publishDialog.untilPublic)}
          </EmptyState>
        ) : (
          <EmptyState title={translate(publishDialog.allLive)}>
            {translate(publishDialog.allLiveText)}
          </EmptyState>
        )
      ) : null}
      <ul className={styles['documents']}>
        {documents.map((each) => (
          <DocumentRow
            key={each.documentId}
            summary={each}
            isChosen={!leftOut.has(each.documentId)}
            onChange={(isChosen) =>
              setLeftOut((before) => {
                const next = new Set(before);
                if (isChosen) next.delete(each.documentId);
                else next.add(each.documentId);
                return next;
              })
            }
          />
        ))}
      </ul>
      {summary.hasNextPage ? (
        <div className={styles['more']}>
          <Button
            size="small"
            isPending={summary.isFetchingNextPage}
            onPress={() => void summary.fetchNextPage()}
          >
            {translate(publishDialog.showMore)}
          </Button>
          <span className={styles['facts']}>
            {translate(publishDialog.andMore, { count: total - documents.length })}
          </span>
        </div>
      ) : null}
      {isHidden && !isLater ? (
        <div className={styles['later']}>
          <Checkbox isSelected={makesPublic} onChange={setMakesPublic}>
            <span className={styles['title']}>{translate(publishDialog.makePublic)}</span>
            <span className={styles['facts']}>{translate(publishDialog.makePublicText)}</span>
          </Checkbox>
        </div>
      ) : null}
      {documents.length === 0 ? null : (
        <div className={styles['later']}>
          <Switch label={translate(publishDialog.publishLater)} isSelected={isLater} onChange={setLater} />
          {isLater ? (
            <TextField
              label={translate(publishDialog.goesLiveAt)}
              type="datetime-local"
              value={time.entered}
              onChange={(entered) =>
                setTime({ entered, isPast: Date.parse(fromLocalDateTime(entered) ?? '') <= Date.now() })
              }
              description={translate(publishDialog.timeText)}
              {...(timeError ? { errorMessage: translate(publishDialog.timePast) } : {})}
            />
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

function publishedMessage(hasChanged: boolean, isHidden: boolean): string {
  if (isHidden) return translate(publishDialog.hiddenText);
  return hasChanged ? translate(publishDialog.newVersionText) : translate(publishDialog.nothingDiffered);
}

interface DocumentRowProps {
  readonly summary: DocumentSummary;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function DocumentRow({ summary, isChosen, onChange }: DocumentRowProps) {
  return (
    <li className={styles['document']}>
      <Checkbox isSelected={isChosen} onChange={onChange}>
        <span className={styles['title']}>
          {summary.title === '' ? translate(publishDialog.untitled) : summary.title}
        </span>
        <span className={styles['facts']}>
          {translate(STATUS_TEXTS[summary.status])}
          {summary.path === '' ? '' : ` · ${summary.path}`}
          {summary.kind === 'synced' ? ` · ${translate(publishDialog.syncedSection)}` : ''}
          {summary.changedBy.length === 0 ? '' : ` · ${summary.changedBy.join(', ')}`}
        </span>
      </Checkbox>
      {summary.changes.length === 0 ? null : (
        <ul className={styles['changes']}>
          {summary.changes.map((change, at) => (
            <li key={change}>{translateStored(summary.changeWords[at], change)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
