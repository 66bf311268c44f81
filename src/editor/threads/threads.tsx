import { useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { isId } from '#lib/id.ts';
import { THREAD_PARAMETER } from '#domain/threads/thread-address.ts';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { shownKeys } from '#ui/shown-keys.ts';
import { translate } from '#ui/translate.ts';
import { useShownFrame } from '../frames/shown-frame.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { selectedBlockId } from '../selection/selection.ts';
import { useThreadTarget } from '../site-context/thread-target.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { createThreadPanelStore } from './thread-panel-state.ts';
import { ThreadPins } from './thread-pins.tsx';
import styles from './threads.module.css';
import { listOf, threadsKey, useThreadCounts } from './use-threads.ts';

const ThreadsPanel = lazyPart(async () => (await import('./threads-panel.tsx')).ThreadsPanel);

/** Comments of a page: the button in the bar above it, the pins on the page and the panel beside it. */
export function Threads() {
  const { page, edit } = useWorkspace();
  const { documentId } = page;
  const [store] = useState(createThreadPanelStore);
  const isOpen = useStore(store, ({ panel }) => panel.kind !== 'closed');
  const { data } = useThreadCounts(documentId);
  const queries = useQueryClient();
  const frame = useShownFrame((state) => state.frame);
  const [address, setAddress] = useSearchParams();
  const linked = address.get(THREAD_PARAMETER);
  const target = useThreadTarget((state) => state.documentId);

  useEffect(() => {
    if (linked === null) return;
    if (isId<'thread'>(linked)) store.show({ kind: 'thread', threadId: linked });
    // It opens once; the next page has others.
    setAddress(
      (before) => {
        before.delete(THREAD_PARAMETER);
        return before;
      },
      { replace: true },
    );
  }, [linked, setAddress, store]);
  useEffect(() => {
    if (target !== documentId) return;
    useThreadTarget.setState({ documentId: null });
    store.show({ kind: 'list', recordId: null });
  }, [target, documentId, store]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isCommentKey(event)) return;
      event.preventDefault();
      store.show({ kind: 'new', recordId: aboutSelection(edit.getState()) });
    };
    const windows = [window, ...(frame?.defaultView == null ? [] : [frame.defaultView])];
    for (const each of windows) each.addEventListener('keydown', onKeyDown);
    return () => {
      for (const each of windows) each.removeEventListener('keydown', onKeyDown);
    };
  }, [frame, edit, store]);

  const { open = 0, unread = 0, records = [] } = data ?? {};
  /** The thread of a part where it is the only one, else the list of them. */
  const openPart = async (recordId: string): Promise<void> => {
    const found = await queries
      .fetchQuery({
        queryKey: threadsKey(documentId, 'list', 'open', recordId, 'first'),
        queryFn: () => listOf(documentId, 'open', recordId),
      })
      // The list says why it cannot be read.
      .catch(() => null);
    const [only] = found?.threads ?? [];
    store.setState({ listed: 'open' });
    store.show(
      only !== undefined && found?.total === 1
        ? { kind: 'thread', threadId: only.id }
        : { kind: 'list', recordId },
    );
  };
  return (
    <>
      <span className={styles['opener']}>
        <IconButton
          label={
            open === 0
              ? translate(pageThreads.title)
              : translate(unread === 0 ? pageThreads.titleOpen : pageThreads.titleNew, { open, unread })
          }
          size="small"
          tooltipPlacement="bottom"
          shortcut={shownKeys('mod alt m')}
          isPressed={isOpen}
          onPress={() => (isOpen ? store.close() : store.show({ kind: 'list', recordId: null }))}
        >
          <MessageSquare aria-hidden="true" />
        </IconButton>
        {open === 0 ? null : (
          <span className={styles['count']} data-new={unread > 0} aria-hidden="true">
            {open > 99 ? '99+' : open}
          </span>
        )}
      </span>
      {frame === null ? null : (
        <ThreadPins key={records.length} frame={frame} store={store} records={records} onOpen={openPart} />
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <ThreadsPanel store={store} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Not AltGr with M, which writes a letter. */
function isCommentKey(event: KeyboardEvent): boolean {
  const { key, code, altKey, ctrlKey, metaKey } = event;
  if (!altKey || !(ctrlKey || metaKey) || event.getModifierState('AltGraph')) return false;
  return key.toLowerCase() === 'm' || (metaKey && code === 'KeyM');
}

function aboutSelection({
  selection,
  editingState,
  synced,
}: ReturnType<ReturnType<typeof useWorkspace>['edit']['getState']>): string | null {
  // Blocks of the header and of synced sections are of other documents.
  if (editingState === 'SYNCED') return synced?.sectionId ?? null;
  if (editingState !== 'PAGE') return null;
  return selection.kind === 'section' ? selection.sectionId : selectedBlockId(selection);
}
