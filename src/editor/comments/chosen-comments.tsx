import type { ModeratedComment } from '#contract/comments.ts';
import type { CommentState } from '#domain/comments/comment-states.ts';
import type { Id } from '#lib/id.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { translate } from '#ui/translate.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { useDecide } from './use-moderation.ts';
import styles from './comments.module.css';

interface ChosenCommentsProps {
  readonly comments: readonly ModeratedComment[];
  readonly chosen: ReadonlySet<Id<'comment'>>;
  readonly state: CommentState;
  readonly onChange: (chosen: ReadonlySet<Id<'comment'>>) => void;
}

/** What can be done with several comments at once (COMT-18). */
export function ChosenComments({ comments, chosen, state, onChange }: ChosenCommentsProps) {
  const decide = useDecide();
  const isAll = chosen.size === comments.length;
  return (
    <div className={styles['bar']} role="toolbar" aria-label={translate(commentModeration.list)}>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={chosen.size > 0 && !isAll}
        onChange={() => onChange(isAll ? new Set() : new Set(comments.map(({ id }) => id)))}
      >
        {translate(commentModeration.chooseAll)}
      </Checkbox>
      {chosen.size === 0 ? null : (
        <>
          <span className={styles['aside']} aria-live="polite">
            {translate(commentModeration.chosen, { count: chosen.size })}
          </span>
          <DecisionButtons
            current={state}
            isDisabled={decide.isPending}
            onDecide={(next) =>
              decide.mutate({ ids: [...chosen], state: next }, { onSuccess: () => onChange(new Set()) })
            }
          />
        </>
      )}
    </div>
  );
}
