import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import type { ThreadPanelStore } from './thread-panel-state.ts';
import styles from './threads.module.css';

interface BackToListProps {
  readonly store: ThreadPanelStore;
  readonly children?: ReactNode;
}

/** Leads from a thread to all of them. */
export function BackToList({ store, children }: BackToListProps) {
  return (
    <div className={styles['tools']}>
      <Button
        size="small"
        variant="quiet"
        icon={<ChevronLeft aria-hidden="true" size={14} className={styles['directional']} />}
        onPress={() => store.show({ kind: 'list', recordId: null })}
      >
        {translate(pageThreads.back)}
      </Button>
      {children}
    </div>
  );
}
