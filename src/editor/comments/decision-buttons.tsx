import { Check, Clock, ShieldAlert, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CommentState } from '#domain/comments/comment-states.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';

const DECISIONS: readonly {
  readonly state: CommentState;
  readonly label: Message;
  readonly icon: ReactNode;
}[] = [
  { state: 'approved', label: commentModeration.approve, icon: <Check aria-hidden="true" size={14} /> },
  { state: 'pending', label: commentModeration.hold, icon: <Clock aria-hidden="true" size={14} /> },
  { state: 'spam', label: commentModeration.markSpam, icon: <ShieldAlert aria-hidden="true" size={14} /> },
  { state: 'deleted', label: commentModeration.toTrash, icon: <Trash2 aria-hidden="true" size={14} /> },
];

interface DecisionButtonsProps {
  /** The state that the comments are in: there is no way to where one is. */
  readonly current: CommentState;
  readonly isDisabled?: boolean;
  readonly onDecide: (state: CommentState) => void;
}

/** The ways out of a state (COMT-16). */
export function DecisionButtons({ current, isDisabled = false, onDecide }: DecisionButtonsProps) {
  return DECISIONS.filter(({ state }) => state !== current).map(({ state, label, icon }) => (
    <Button key={state} size="small" icon={icon} isDisabled={isDisabled} onPress={() => onDecide(state)}>
      {translate(label)}
    </Button>
  ));
}
