import { useRef, useState, type KeyboardEvent } from 'react';
import type { ModeratedComment } from '#contract/comments.ts';
import type { CommentState } from '#domain/comments/comment-states.ts';
import type { Id } from '#lib/id.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { translate } from '#ui/translate.ts';
import { CommentCard } from './comment-card.tsx';
import { useDecide } from './use-moderation.ts';
import { writerName } from './writer-name.ts';
import styles from './comments.module.css';

interface CommentsListProps {
  readonly comments: readonly ModeratedComment[];
  readonly chosen: ReadonlySet<Id<'comment'>>;
  readonly onChange: (chosen: ReadonlySet<Id<'comment'>>) => void;
}

/** The key of a decision, wherever the focus is in a comment. */
const DECISION_KEYS: Readonly<Record<string, CommentState>> = {
  a: 'approved',
  h: 'pending',
  s: 'spam',
  d: 'deleted',
};

/** The comments, each with what can be done about it; keys do the same (COMT-18). */
export function CommentsList({ comments, chosen, onChange }: CommentsListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [answered, setAnswered] = useState<Id<'comment'> | null>(null);
  const decide = useDecide();

  const focusAt = (index: number): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    rows[Math.min(Math.max(index, 0), rows.length - 1)]?.focus();
  };
  const choose = (id: Id<'comment'>): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  /** The comment leaves the list; the focus goes on to the next. */
  const decideOn = (index: number, comment: ModeratedComment, state: CommentState): void => {
    if (decide.isPending) return;
    // Approving what was reported keeps it, and it stays in the list.
    if (state === comment.state) {
      if (state === 'approved' && comment.reports > 0) decide.mutate({ ids: [comment.id], state });
      return;
    }
    focusAt(index + 1 < comments.length ? index + 1 : index - 1);
    decide.mutate({ ids: [comment.id], state });
  };
  const onKeyDown = (event: KeyboardEvent, index: number, comment: ModeratedComment): void => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('textarea, input') !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const decision = DECISION_KEYS[key];
    if (decision !== undefined) decideOn(index, comment, decision);
    else if (key === 'j' || key === 'arrowdown') focusAt(index + 1);
    else if (key === 'k' || key === 'arrowup') focusAt(index - 1);
    else if (key === 'x') choose(comment.id);
    else if (key === 'r') setAnswered(comment.id);
    else return;
    event.preventDefault();
  };

  return (
    <ul ref={list} className={styles['list']} aria-label={translate(commentModeration.list)}>
      {comments.map((comment, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is in it come by here
        <li
          key={comment.id}
          className={styles['comment']}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys work on the comment that has the focus
          tabIndex={0}
          aria-label={writerName(comment)}
          onKeyDown={(event) => onKeyDown(event, index, comment)}
        >
          <CommentCard
            comment={comment}
            isChosen={chosen.has(comment.id)}
            isAnswering={answered === comment.id}
            isBusy={decide.isPending}
            onChoose={() => choose(comment.id)}
            onDecide={(state) => decideOn(index, comment, state)}
            onAnswer={(isOpen) => {
              setAnswered(isOpen ? comment.id : null);
              if (!isOpen) focusAt(index);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
