import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
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
import { callEndpoint } from '../api/call-endpoint.ts';
import { fromLocalDateTime } from '../collections/local-date-time.ts';
import { useBootFacts } from '../shell/boot-context.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { currentPath } from './current-path.ts';
import { useVisibility, VISIBILITY_KEY } from '../settings/use-visibility.ts';
import { useWorkspace } from './workspace.ts';
import styles from './publish-dialog.module.css';

const STATUS_TEXTS = { new: 'New', changed: 'Changed', removed: 'Deleted' } as const;

/** What changed since the last publish, and the button that makes it live. */
export function PublishDialog() {
  const { edit, page, site, entry, synced } = useWorkspace();
  const { publicOrigin } = useBootFacts();
  const queries = useQueryClient();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isLater, setLater] = useState(false);
  const [time, setTime] = useState({ entered: '', isPast: false });
  const runAt = isLater ? fromLocalDateTime(time.entered) : null;
  const timeError = isLater && time.isPast;
  const waiting = useDocumentState(page, (state) => state.pendingCount);
  const waitingSite = useDocumentState(site, (state) => state.pendingCount);
  const open = useStore(synced.store, (state) => state.open);
  const waitingSynced = useDocumentState(open ?? page, (state) => state.pendingCount);
  const isSaving = waiting + waitingSite + waitingSynced > 0;
  const summary = useInfiniteQuery({
    queryKey: ['publish-summary', isSaving],
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
    mutationFn: (documentIds: readonly DocumentId[] | 'all') =>
      callEndpoint(publishNow, {
        body: {
          documentIds: documentIds === 'all' ? 'all' : [...documentIds],
          ...(runAt === null ? {} : { runAt }),
          ...(willBePublic ? { makePublic: true } : {}),
        },
      }),
    onSuccess: () => {
      if (willBePublic) queries.setQueryData(VISIBILITY_KEY, { isPublic: true });
      return Promise.all([
        queries.invalidateQueries({ queryKey: ['content'] }),
        queries.invalidateQueries({ queryKey: ['document-history'] }),
        queries.invalidateQueries({ queryKey: ['schedule'] }),
      ]);
    },
  });
  const close = (): void => edit.open({ kind: 'none' });
  const documents = summary.data?.pages.flatMap((each) => each.documents) ?? [];
  const total = summary.data?.pages.at(-1)?.total ?? 0;
  const chosen = documents.filter((each) => !leftOut.has(each.documentId));
  const isOnlyMadePublic = summary.isSuccess && documents.length === 0 && willBePublic;
  const liveUrl = `${publicOrigin}${currentPath(entry, page)}`;

  if (publish.isSuccess && publish.data.scheduleId !== null) {
    return (
      <Dialog
        isOpen
        onOpenChange={close}
        title="Publishing is scheduled"
        size="small"
        footer={
          <Button variant="primary" onPress={close}>
            Done
          </Button>
        }
      >
        <p>
          It goes live at {formatDateTime(runAt ?? '')}. Settings → Publishing shows what waits, and calls it
          off.
        </p>
      </Dialog>
    );
  }
  if (publish.isSuccess) {
    return (
      <Dialog
        isOpen
        onOpenChange={close}
        title={isHidden ? 'Your changes are published' : 'Your changes are live'}
        size="small"
        footer={
          <Button variant="primary" onPress={close}>
            Done
          </Button>
        }
      >
        <p>{publishedMessage(publish.data.release !== null, isHidden)}</p>
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
      title="Publish"
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
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
              ? 'Schedule'
              : isOnlyMadePublic
                ? 'Make the site public'
                : leftOut.size === 0
                  ? 'Publish everything'
                  : `Publish ${chosen.length}`}
          </Button>
        </>
      }
    >
      {isSaving ? <Banner>Your last changes are still being saved.</Banner> : null}
      {publish.isError ? <Banner tone="danger">{publish.error.message}</Banner> : null}
      {summary.isLoading ? <Spinner label="Comparing with the live site" /> : null}
      {summary.isError ? (
        <Banner tone="danger" actions={<Button onPress={() => void summary.refetch()}>Try again</Button>}>
          Unable to load. Try again.
        </Banner>
      ) : null}
      {summary.isSuccess && !visibility.isPending && documents.length === 0 ? (
        isHidden ? (
          <EmptyState title="Everything is published">
            Visitors get “Coming soon” until the site is public.
          </EmptyState>
        ) : (
          <EmptyState title="Everything is live">Visitors see what you see here.</EmptyState>
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
            Show more
          </Button>
          <span className={styles['facts']}>and {total - documents.length} more</span>
        </div>
      ) : null}
      {isHidden && !isLater ? (
        <div className={styles['later']}>
          <Checkbox isSelected={makesPublic} onChange={setMakesPublic}>
            <span className={styles['title']}>Make the site public</span>
            <span className={styles['facts']}>
              Until it is, visitors see “Coming soon”. Settings → Publishing has the switch for later.
            </span>
          </Checkbox>
        </div>
      ) : null}
      {documents.length === 0 ? null : (
        <div className={styles['later']}>
          <Switch label="Publish later" isSelected={isLater} onChange={setLater} />
          {isLater ? (
            <TextField
              label="Goes live at"
              type="datetime-local"
              value={time.entered}
              onChange={(entered) =>
                setTime({ entered, isPast: Date.parse(fromLocalDateTime(entered) ?? '') <= Date.now() })
              }
              description="In the time zone of this device. What the pages hold then is published."
              {...(timeError ? { errorMessage: 'Choose a time that is still to come.' } : {})}
            />
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

function publishedMessage(hasChanged: boolean, isHidden: boolean): string {
  if (isHidden)
    return 'Visitors see “Coming soon” until you make the site public under Settings → Publishing.';
  return hasChanged
    ? 'Visitors see the new version from now on.'
    : 'Nothing differed from what visitors see already.';
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
        <span className={styles['title']}>{summary.title === '' ? 'Untitled' : summary.title}</span>
        <span className={styles['facts']}>
          {STATUS_TEXTS[summary.status]}
          {summary.path === '' ? '' : ` · ${summary.path}`}
          {summary.kind === 'synced' ? ' · Synced section, on every page that shows it' : ''}
          {summary.changedBy.length === 0 ? '' : ` · ${summary.changedBy.join(', ')}`}
        </span>
      </Checkbox>
      {summary.changes.length === 0 ? null : (
        <ul className={styles['changes']}>
          {summary.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
