import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { documentHistory, restoreVersion, type HistoryEntry } from '#contract/documents.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Avatar } from '#ui/avatar.tsx';
import { formatDateTime, formatDay, formatTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { pageHistory } from '#messages/en/interface/page-history.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { stepName } from './step-name.ts';
import { useVersionRecords } from './use-version-records.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './history-panel.module.css';

/** Who changed what and when; any version can be previewed in the canvas and restored. */
export function HistoryPanel() {
  const { page: shownPage, edit, canWrite } = useWorkspace();
  const active = useActiveDocument();
  // A synced section has a history of its own.
  const page = active.getState().kind === 'synced' ? active : shownPage;
  const version = useDocumentState(page, (state) => state.version);
  const viewed = useEditState((state) => state.viewedVersion);
  const shown = useVersionRecords(page.documentId, viewed);
  const [isRestoring, setRestoring] = useState(false);
  const [now] = useState(() => Date.now());
  const history = useInfiniteQuery({
    queryKey: ['document-history', page.documentId, version],
    queryFn: ({ pageParam }) =>
      callEndpoint(documentHistory, {
        params: { documentId: page.documentId },
        query: { limit: 50, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
    placeholderData: (before) => before,
  });
  const entries = history.data?.pages.flatMap((each) => each.entries) ?? [];
  const lookedAt = entries.find((entry) => entry.version === viewed);
  const list = useRef<HTMLDivElement>(null);
  const focusList = (): void => list.current?.querySelector<HTMLElement>('ol button')?.focus();
  // On the way through the page its blocks would be selected, and their panel shown in place of the history.
  const isLoaded = history.data !== undefined;
  useEffect(() => {
    if (!isLoaded) return undefined;
    let frame = requestAnimationFrame(() => {
      // The menu gives the focus back to its button first.
      frame = requestAnimationFrame(focusList);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoaded]);
  // The buttons of an earlier version go with it, and the focus with them.
  useEffect(() => {
    if (viewed === null && document.activeElement === document.body) focusList();
  }, [viewed]);

  async function restore(): Promise<void> {
    if (viewed === null) return;
    setRestoring(true);
    try {
      const { change } = await callEndpoint(restoreVersion, {
        params: { documentId: page.documentId },
        body: { version: viewed },
      });
      // Before the version is left: the page never shows what it was before.
      if (change !== null) page.takeOwnChange(change);
      edit.setState({ viewedVersion: null });
      showToast(translate(pageHistory.restored), { tone: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast(error.message, { tone: 'danger' });
    } finally {
      setRestoring(false);
    }
  }

  return (
    <div ref={list} className={styles['history']}>
      <h2 className={styles['title']}>{translate(pageHistory.title)}</h2>
      {viewed === null ? null : (
        <div className={styles['looking']}>
          {shown.isError ? (
            <Banner tone="danger">{shown.error.message}</Banner>
          ) : (
            <p>
              <strong>{translate(shown.isPending ? editMode.loadingVersion : pageHistory.looking)}</strong>
              {lookedAt === undefined ? null : (
                <span className={styles['facts']}>
                  {translate(pageHistory.lookingAt, { time: formatDateTime(lookedAt.at) })}
                </span>
              )}
            </p>
          )}
          <div className={styles['buttons']}>
            {canWrite && !shown.isError ? (
              <Button size="small" variant="primary" isPending={isRestoring} onPress={() => void restore()}>
                {translate(pageHistory.restore)}
              </Button>
            ) : null}
            <Button size="small" onPress={() => edit.setState({ viewedVersion: null })}>
              {translate(pageHistory.backToNow)}
            </Button>
          </div>
        </div>
      )}
      {history.isLoading ? <Spinner label={translate(pageHistory.loading)} /> : null}
      {history.isError ? (
        <Banner
          tone="danger"
          actions={<Button onPress={() => void history.refetch()}>{translate(pageHistory.tryAgain)}</Button>}
        >
          {translate(pageHistory.notLoaded)}
        </Banner>
      ) : null}
      {byDay(entries, now).map(([day, ofDay]) => (
        <section key={day} className={styles['day']} aria-label={day}>
          <h3 className={styles['dayTitle']}>{day}</h3>
          <ol className={styles['list']}>
            {ofDay.map((entry) => (
              <li key={entry.version}>
                <HistoryRow
                  entry={entry}
                  isCurrent={entry.version >= version}
                  isViewed={viewed === null ? entry.version === version : viewed === entry.version}
                  onView={() =>
                    edit.setState({ viewedVersion: entry.version >= version ? null : entry.version })
                  }
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {history.hasNextPage ? (
        <Button
          size="small"
          isPending={history.isFetchingNextPage}
          onPress={() => void history.fetchNextPage()}
        >
          {translate(pageHistory.earlier)}
        </Button>
      ) : null}
    </div>
  );
}

/** The entries under the days they fall on, in their order. */
function byDay(
  entries: readonly HistoryEntry[],
  now: number,
): readonly (readonly [string, readonly HistoryEntry[]])[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = formatDay(entry.at, now);
    const known = days.get(day);
    if (known === undefined) days.set(day, [entry]);
    else known.push(entry);
  }
  return [...days];
}

interface HistoryRowProps {
  readonly entry: HistoryEntry;
  readonly isCurrent: boolean;
  readonly isViewed: boolean;
  readonly onView: () => void;
}

function HistoryRow({ entry, isCurrent, isViewed, onView }: HistoryRowProps) {
  return (
    <button
      type="button"
      className={classes(styles['entry'], isViewed && styles['viewed'])}
      aria-pressed={isViewed}
      onClick={onView}
    >
      <Avatar name={entry.authorName} />
      <span className={styles['texts']}>
        <span className={styles['names']}>{stepName(entry)}</span>
        <span className={styles['facts']}>
          <time dateTime={entry.at}>{formatTime(entry.at)}</time> · <bdi>{entry.authorName}</bdi>
        </span>
        {entry.hasConflicts ? (
          <span className={styles['conflict']}>{translate(pageHistory.replacedChange)}</span>
        ) : null}
      </span>
      {entry.isPublished ? <span className={styles['live']}>{translate(pageHistory.live)}</span> : null}
      {isCurrent ? <span className={styles['current']}>{translate(pageHistory.current)}</span> : null}
    </button>
  );
}
