import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import type { TextHold } from '../documents/text-hold.ts';
import { useActiveDocument } from './use-active-document.ts';
import { useWorkspace } from './workspace.ts';
import styles from './hold-notice.module.css';

interface HoldNoticeProps {
  readonly hold: TextHold;
  readonly blockId: string;
}

/** People take turns in a text: says who has it, and lets the others ask for it. */
export function HoldNotice({ hold, blockId }: HoldNoticeProps) {
  const { edit } = useWorkspace();
  const store = useActiveDocument();
  // However the text is left: nobody waits for it any more.
  useEffect(() => () => store.setPresence({ asksForBlockId: null }), [store, blockId]);
  if (hold.kind === 'free' || (hold.kind === 'mine' && hold.askedBy === null)) return null;
  if (hold.kind === 'mine') {
    return (
      <output className={styles['notice']}>
        {hold.askedBy?.name} would like to type here. They get it when you pause.
      </output>
    );
  }
  return (
    <output className={styles['notice']}>
      <span>
        {hold.isAsked
          ? `${hold.holder.name} was asked. It is your turn as soon as they pause.`
          : `${hold.holder.name} is typing here.`}
      </span>
      {hold.isAsked ? null : (
        <Button size="small" variant="primary" onPress={() => store.setPresence({ asksForBlockId: blockId })}>
          Ask for it
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={() => edit.editTextOf(null)}>
        Leave
      </Button>
    </output>
  );
}
