import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Thread, ThreadState } from '#contract/threads.ts';

/** What the panel of comments shows. */
export type ThreadPanel =
  | { readonly kind: 'closed' }
  /** `recordId`: those of one part of the page alone. */
  | { readonly kind: 'list'; readonly recordId: string | null }
  | { readonly kind: 'thread'; readonly threadId: Thread['id'] }
  /** `recordId`: what the comment is about; null for the whole page. */
  | { readonly kind: 'new'; readonly recordId: string | null };

interface ThreadPanelState {
  readonly panel: ThreadPanel;
  /** Which threads are listed. */
  readonly listed: ThreadState;
  /** The part of the page that what is shown is about, outlined there. */
  readonly shownRecordId: string | null;
  /** A press on the page chooses what a new comment is about. */
  readonly isChoosing: boolean;
  /** The thread that was shown last: its card gets the focus in the list. */
  readonly leftThreadId: Thread['id'] | null;
  /** What had the focus before the panel opened. */
  readonly returnTo: HTMLElement | null;
}

export type ThreadPanelStore = StoreApi<ThreadPanelState> & {
  show(panel: Exclude<ThreadPanel, { kind: 'closed' }>): void;
  close(): void;
};

/** The state of the panel of comments of one page. */
export function createThreadPanelStore(): ThreadPanelStore {
  const store = createStore<ThreadPanelState>(() => ({
    panel: { kind: 'closed' },
    listed: 'open',
    shownRecordId: null,
    isChoosing: false,
    leftThreadId: null,
    returnTo: null,
  }));
  return {
    ...store,
    show: (panel) =>
      store.setState((before) => ({
        panel,
        shownRecordId: panel.kind === 'thread' ? before.shownRecordId : panel.recordId,
        isChoosing: false,
        leftThreadId: before.panel.kind === 'thread' ? before.panel.threadId : null,
        returnTo:
          before.panel.kind === 'closed' && document.activeElement instanceof HTMLElement
            ? document.activeElement
            : before.returnTo,
      })),
    close: () => store.setState({ panel: { kind: 'closed' }, shownRecordId: null, isChoosing: false }),
  };
}
