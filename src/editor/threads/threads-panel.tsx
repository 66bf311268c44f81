import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import { focusSelection } from '../canvas/focus-selection.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { NewThread } from './new-thread.tsx';
import { ThreadList } from './thread-list.tsx';
import type { ThreadPanelStore } from './thread-panel-state.ts';
import { ThreadView } from './thread-view.tsx';
import { usePanelKeys } from './use-panel-keys.ts';
import styles from './threads.module.css';

/** Comments of the page beside it; on a phone over its lower half. */
export function ThreadsPanel({ store }: { readonly store: ThreadPanelStore }) {
  const { edit } = useWorkspace();
  const panel = useStore(store, (state) => state.panel);
  const isChoosing = useStore(store, (state) => state.isChoosing);
  const aside = useRef<HTMLElement>(null);
  const close = (): void => {
    const { returnTo } = store.getState();
    store.close();
    if (returnTo === null || returnTo.tagName === 'IFRAME' || !returnTo.isConnected) focusSelection(edit);
    else returnTo.focus();
  };
  // What opens says where the focus goes; a list has no field that could take it.
  useEffect(() => {
    if (panel.kind !== 'list') return;
    const { leftThreadId } = store.getState();
    const left = aside.current?.querySelector<HTMLElement>(`[data-thread='${leftThreadId}']`);
    (left ?? aside.current)?.focus();
  }, [panel.kind, store]);
  // Beside the canvas, which gives room to it; the bar above has its place there.
  const [place] = useState(
    () => document.querySelector('[data-portico-toolbar]')?.parentElement ?? document.body,
  );
  usePanelKeys(aside, {
    escape() {
      if (panel.kind === 'list') close();
      else store.show({ kind: 'list', recordId: null });
    },
  });
  return createPortal(
    <aside
      ref={aside}
      tabIndex={-1}
      className={styles['panel']}
      aria-label={translate(pageThreads.title)}
      data-portico-threads=""
      data-choosing={isChoosing}
    >
      <header className={styles['head']}>
        <h2 className={styles['title']}>{translate(pageThreads.title)}</h2>
        <IconButton
          label={translate(pageThreads.close)}
          size="small"
          tooltipPlacement="bottom"
          onPress={close}
        >
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {panel.kind === 'list' ? <ThreadList store={store} recordId={panel.recordId} /> : null}
      {panel.kind === 'thread' ? (
        <ThreadView key={panel.threadId} store={store} threadId={panel.threadId} />
      ) : null}
      {panel.kind === 'new' ? <NewThread store={store} recordId={panel.recordId} /> : null}
    </aside>,
    place,
  );
}
