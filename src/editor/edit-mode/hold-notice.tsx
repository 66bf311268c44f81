import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { translate } from '#ui/translate.ts';
import type { TextHold } from '../documents/text-hold.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './hold-notice.module.css';

interface HoldNoticeProps {
  readonly hold: TextHold;
  readonly blockId: string;
}

/** Tells who holds a text, and lets the others ask for it. */
export function HoldNotice({ hold, blockId }: HoldNoticeProps) {
  const { edit } = useWorkspace();
  const store = useActiveDocument();
  // When the text is left in any way, the request is withdrawn.
  useEffect(() => () => store.setPresence({ asksForBlockId: null }), [store, blockId]);
  if (hold.kind === 'free' || (hold.kind === 'mine' && hold.askedBy === null)) return null;
  if (hold.kind === 'mine') {
    return (
      <output className={styles['notice']}>
        {translate(editMode.somebodyWouldLikeToType, { name: hold.askedBy?.name ?? '' })}
      </output>
    );
  }
  return (
    <output className={styles['notice']}>
      <span>
        {hold.isAsked
          ? translate(editMode.somebodyWasAsked, { name: hold.holder.name })
          : translate(editMode.somebodyIsTypingHere, { name: hold.holder.name })}
      </span>
      {hold.isAsked ? null : (
        <Button size="small" variant="primary" onPress={() => store.setPresence({ asksForBlockId: blockId })}>
          {translate(editMode.askForIt)}
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={() => edit.editTextOf(null)}>
        {translate(editMode.leave)}
      </Button>
    </output>
  );
}
