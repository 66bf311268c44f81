import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { markThreadRead, replyToThread, setThreadState, type Thread } from '#contract/threads.ts';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { shownKeys } from '#ui/shown-keys.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { BackToList } from './back-to-list.tsx';
import { aboutPart } from './part-names.ts';
import { showPart } from './show-part.ts';
import { ThreadComments } from './thread-comments.tsx';
import { ThreadComposer } from './thread-composer.tsx';
import type { ThreadPanelStore } from './thread-panel-state.ts';
import styles from './threads.module.css';
import { usePartNames } from './use-part-names.ts';
import { keepThread, threadsKey, useThread, useThreadList } from './use-threads.ts';

interface ThreadViewProps {
  readonly store: ThreadPanelStore;
  readonly threadId: Thread['id'];
}

/** One thread: what was said, an answer, and resolving it. */
export function ThreadView({ store, threadId }: ThreadViewProps) {
  const { page } = useWorkspace();
  const { data, dataUpdatedAt, isPending, error, refetch } = useThread(page.documentId, threadId);
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return (
    <div className={styles['view']}>
      <BackToList store={store}>
        <Neighbours store={store} threadId={threadId} />
      </BackToList>
      {isPending ? <Spinner label={translate(pageThreads.loading)} /> : null}
      {isGone ? <EmptyState title={translate(pageThreads.gone)} /> : null}
      {error !== null && !isGone ? <LoadFailure retry={() => void refetch()} /> : null}
      {data === undefined || isGone ? null : <OpenThread store={store} thread={data} now={dataUpdatedAt} />}
    </div>
  );
}

function Neighbours({ store, threadId }: ThreadViewProps) {
  const { page } = useWorkspace();
  const listed = useStore(store, (state) => state.listed);
  const { data } = useThreadList(page.documentId, listed, null);
  const threads = data?.pages.flatMap((each) => each.threads) ?? [];
  const at = threads.findIndex(({ id }) => id === threadId);
  // One that has left the list, as it was resolved, is followed by the first.
  const before = at === -1 ? undefined : threads[at - 1];
  const next = threads[at + 1];
  const show = (thread: Thread | undefined) => () => {
    if (thread !== undefined) store.show({ kind: 'thread', threadId: thread.id });
  };
  return (
    <span className={styles['pair']}>
      <span data-neighbour="-1">
        <IconButton
          label={translate(pageThreads.before)}
          size="small"
          shortcut={shownKeys('alt ↑')}
          isDisabled={before === undefined}
          onPress={show(before)}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
      </span>
      <span data-neighbour="1">
        <IconButton
          label={translate(pageThreads.next)}
          size="small"
          shortcut={shownKeys('alt ↓')}
          isDisabled={next === undefined}
          onPress={show(next)}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
      </span>
    </span>
  );
}

interface OpenThreadProps {
  readonly store: ThreadPanelStore;
  readonly thread: Thread;
  readonly now: number;
}

function OpenThread({ store, thread, now }: OpenThreadProps) {
  const { page, edit } = useWorkspace();
  const { documentId } = page;
  const queries = useQueryClient();
  const names = usePartNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id: threadId, recordId, state, resolvedBy, isUnread, comments } = thread;
  const newest = comments.at(-1)?.id;
  const about = aboutPart(names, recordId);
  const params = { documentId, threadId };
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    store.setState({ shownRecordId: recordId });
    showPart(recordId);
  }, [store, recordId]);
  useEffect(() => {
    if (!isUnread || newest === undefined) return;
    const read = callEndpoint(
      markThreadRead,
      { params: { documentId, threadId }, body: { commentId: newest } },
      { isBackground: true },
    );
    // Not read there is unread again the next time, which harms nobody.
    void read.then(
      () => queries.invalidateQueries({ queryKey: threadsKey(documentId) }),
      () => undefined,
    );
  }, [queries, documentId, threadId, isUnread, newest]);
  const resolving = useMutation({
    networkMode: 'always',
    mutationFn: (next: Thread['state']) => callEndpoint(setThreadState, { params, body: { state: next } }),
    onSuccess: (changed) => {
      keepThread(queries, documentId, changed);
      edit.announce(
        translate(changed.state === 'resolved' ? pageThreads.resolvedNow : pageThreads.reopenedNow),
      );
    },
  });
  return (
    <div className={styles['body']}>
      <div className={styles['about']}>
        <h3 ref={heading} tabIndex={-1} className={styles['part']}>
          {about}
        </h3>
        {recordId !== null && names.has(recordId) ? (
          <Button size="small" variant="quiet" onPress={() => showPart(recordId)}>
            {translate(pageThreads.showPart)}
          </Button>
        ) : null}
      </div>
      {state === 'resolved' ? (
        <Banner tone="success">
          {resolvedBy === null
            ? translate(pageThreads.resolvedByNobody)
            : translate(pageThreads.resolvedBy, { name: resolvedBy })}
        </Banner>
      ) : null}
      <ThreadComments
        thread={thread}
        now={now}
        onChanged={(changed) => {
          if (changed !== null) return keepThread(queries, documentId, changed);
          store.show({ kind: 'list', recordId: null });
          void queries.invalidateQueries({ queryKey: threadsKey(documentId) });
        }}
      />
      {resolving.isError ? <Banner tone="danger">{resolving.error.message}</Banner> : null}
      <ThreadComposer
        draftKey={`reply ${threadId}`}
        label={translate(pageThreads.reply)}
        sendLabel={translate(pageThreads.reply)}
        onSend={async (written) => {
          keepThread(queries, documentId, await callEndpoint(replyToThread, { params, body: written }));
          edit.announce(translate(pageThreads.sent));
        }}
      >
        <Button
          size="small"
          isPending={resolving.isPending}
          onPress={() => resolving.mutate(state === 'open' ? 'resolved' : 'open')}
        >
          {translate(state === 'open' ? pageThreads.resolve : pageThreads.reopen)}
        </Button>
      </ThreadComposer>
    </div>
  );
}
