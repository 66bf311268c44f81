import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Thread } from '#contract/threads.ts';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatAgo } from '#ui/format-time.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { isFocusLost } from '../api/is-focus-lost.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { aboutPart } from './part-names.ts';
import type { ThreadPanelStore } from './thread-panel-state.ts';
import styles from './threads.module.css';
import { usePartNames } from './use-part-names.ts';
import { useThreadList } from './use-threads.ts';

interface ThreadListProps {
  readonly store: ThreadPanelStore;
  /** Of this part alone. */
  readonly recordId: string | null;
}

/** The threads of the page, open or resolved ones. */
export function ThreadList({ store, recordId }: ThreadListProps) {
  const { page } = useWorkspace();
  const state = useStore(store, (each) => each.listed);
  const list = useThreadList(page.documentId, state, recordId);
  const names = usePartNames();
  const threads = list.data?.pages.flatMap((each) => each.threads) ?? [];
  const body = useRef<HTMLDivElement>(null);
  // A thread that leaves the list, resolved here or by somebody else, takes the focus along.
  useEffect(() => {
    if (isFocusLost()) body.current?.closest<HTMLElement>('[data-portico-threads]')?.focus();
  }, [list.data]);
  return (
    <>
      <div className={styles['tools']}>
        <SegmentedControl
          label={translate(pageThreads.which)}
          isLabelHidden
          value={state}
          options={[
            { value: 'open', label: translate(pageThreads.open) },
            { value: 'resolved', label: translate(pageThreads.resolved) },
          ]}
          onChange={(listed) => store.setState({ listed })}
        />
        <Button
          size="small"
          variant="primary"
          icon={<Plus aria-hidden="true" size={14} />}
          onPress={() => store.show({ kind: 'new', recordId })}
        >
          {translate(pageThreads.start)}
        </Button>
      </div>
      {recordId === null ? null : (
        <p className={styles['only']}>
          {translate(pageThreads.onlyOf, { part: aboutPart(names, recordId) })}
          <Button size="small" variant="quiet" onPress={() => store.show({ kind: 'list', recordId: null })}>
            {translate(pageThreads.showAll)}
          </Button>
        </p>
      )}
      <div ref={body} className={styles['body']}>
        {list.isPending ? <Spinner label={translate(pageThreads.loading)} /> : null}
        {list.isError ? <LoadFailure retry={() => void list.refetch()} /> : null}
        {list.isSuccess && threads.length === 0 ? (
          state === 'open' ? (
            <EmptyState title={translate(pageThreads.empty)}>{translate(pageThreads.emptyText)}</EmptyState>
          ) : (
            <EmptyState title={translate(pageThreads.emptyResolved)} />
          )
        ) : null}
        <ul className={styles['list']}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadCard
                thread={thread}
                now={list.dataUpdatedAt}
                about={aboutPart(names, thread.recordId)}
                onOpen={() => store.show({ kind: 'thread', threadId: thread.id })}
              />
            </li>
          ))}
        </ul>
        {list.hasNextPage ? (
          <Button size="small" isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {translate(pageThreads.more)}
          </Button>
        ) : null}
      </div>
    </>
  );
}

interface ThreadCardProps {
  readonly thread: Thread;
  readonly about: string;
  /** When the list was read. */
  readonly now: number;
  readonly onOpen: () => void;
}

function ThreadCard({ thread, about, now, onOpen }: ThreadCardProps) {
  const { comments, commentCount, isUnread, lastAt } = thread;
  const [first] = comments;
  return (
    <button type="button" className={styles['card']} data-thread={thread.id} onClick={onOpen}>
      <span className={styles['facts']}>
        <span>{about}</span>
        {isUnread ? <span className={styles['news']}>{translate(pageThreads.news)}</span> : null}
      </span>
      <span className={styles['author']}>
        <bdi>{first?.author?.name ?? translate(pageThreads.formerPerson)}</bdi>
      </span>
      <span className={styles['excerpt']} dir="auto">
        {first?.text}
      </span>
      <span className={styles['facts']}>
        <span>{translate(pageThreads.replies, { count: commentCount - 1 })}</span>
        <span>{formatAgo(lastAt, now)}</span>
      </span>
    </button>
  );
}
