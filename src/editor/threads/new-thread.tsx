import { useQueryClient } from '@tanstack/react-query';
import { Crosshair } from 'lucide-react';
import { useStore } from 'zustand';
import { startThread } from '#contract/threads.ts';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { BackToList } from './back-to-list.tsx';
import { showPart } from './show-part.ts';
import { ThreadComposer } from './thread-composer.tsx';
import type { ThreadPanelStore } from './thread-panel-state.ts';
import styles from './threads.module.css';
import { usePartNames } from './use-part-names.ts';
import { keepThread } from './use-threads.ts';

/** What stands for the page as a whole in the list of parts; no record is called so. */
const WHOLE_PAGE = '';

interface NewThreadProps {
  readonly store: ThreadPanelStore;
  readonly recordId: string | null;
}

/** Begins a thread about the page or a part of it, chosen from a list or on the page. */
export function NewThread({ store, recordId }: NewThreadProps) {
  const { page, edit } = useWorkspace();
  const names = usePartNames();
  const queries = useQueryClient();
  const isChoosing = useStore(store, (state) => state.isChoosing);
  const { documentId } = page;
  return (
    <>
      <BackToList store={store} />
      <div className={styles['body']}>
        <Select
          label={translate(pageThreads.about)}
          value={recordId !== null && names.has(recordId) ? recordId : WHOLE_PAGE}
          options={[
            { value: WHOLE_PAGE, label: translate(pageThreads.wholePage) },
            ...Array.from(names, ([value, label]) => ({ value, label })),
          ]}
          onChange={(value) => {
            const chosen = value === WHOLE_PAGE ? null : value;
            store.show({ kind: 'new', recordId: chosen });
            showPart(chosen);
          }}
        />
        <Button
          size="small"
          icon={<Crosshair aria-hidden="true" size={14} />}
          onPress={() => store.setState({ isChoosing: !isChoosing })}
        >
          {translate(pageThreads.choose)}
        </Button>
        <output className={styles['hint']}>{isChoosing ? translate(pageThreads.choosing) : ''}</output>
        <ThreadComposer
          draftKey={`new ${documentId}`}
          label={translate(pageThreads.comment)}
          sendLabel={translate(pageThreads.send)}
          autoFocus
          onSend={async (written) => {
            const about = recordId !== null && names.has(recordId) ? recordId : null;
            const thread = await callEndpoint(startThread, {
              params: { documentId },
              body: { recordId: about, ...written },
            });
            keepThread(queries, documentId, thread);
            edit.announce(translate(pageThreads.sent));
            store.setState({ listed: 'open' });
            store.show({ kind: 'thread', threadId: thread.id });
          }}
        />
      </div>
    </>
  );
}
