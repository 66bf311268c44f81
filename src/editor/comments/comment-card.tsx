import { Ban, Check, Reply } from 'lucide-react';
import { useState } from 'react';
import type { ModeratedComment } from '#contract/comments.ts';
import type { CommentState } from '#domain/comments/comment-states.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { BarDialog } from './bar-dialog.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { ReplyForm } from './reply-form.tsx';
import { writerName } from './writer-name.ts';
import styles from './comments.module.css';

interface CommentCardProps {
  readonly comment: ModeratedComment;
  readonly isChosen: boolean;
  readonly isAnswering: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
  readonly onDecide: (state: CommentState) => void;
  readonly onAnswer: (isOpen: boolean) => void;
}

/** One comment: who wrote what and where, and the ways to decide. */
export function CommentCard(props: CommentCardProps) {
  const { comment, isChosen, isAnswering, isBusy, onChoose, onDecide, onAnswer } = props;
  const { publicOrigin, permissions } = useBootFacts();
  const [isBarring, setBarring] = useState(false);
  const name = writerName(comment);
  return (
    <>
      <div className={styles['head']}>
        <Checkbox
          aria-label={translate(commentModeration.choose, { name })}
          isSelected={isChosen}
          onChange={onChoose}
        />
        <div className={styles['who']}>
          <bdi className={styles['name']}>{name}</bdi>
          {comment.authorEmail === null ? null : <bdi className={styles['aside']}>{comment.authorEmail}</bdi>}
          {comment.writtenAt === null ? null : (
            <time className={styles['aside']} dateTime={comment.writtenAt}>
              {formatDateTime(comment.writtenAt)}
            </time>
          )}
        </div>
      </div>
      <p className={styles['text']} dir="auto">
        {comment.text}
      </p>
      {comment.item === null ? null : (
        <p className={styles['aside']}>
          <a
            href={`${publicOrigin}${encodeURI(comment.item.path)}#comment-${comment.id}`}
            target="_blank"
            rel="noreferrer"
          >
            {translate(commentModeration.on, { title: comment.item.title })}
          </a>
        </p>
      )}
      {comment.reports === 0 ? null : (
        <p className={styles['aside']}>
          {translate(commentModeration.reportedTimes, { count: comment.reports })}
          {comment.isKept ? ` · ${translate(commentModeration.kept)}` : null}
        </p>
      )}
      {isBarring ? <BarDialog comment={comment} name={name} onClose={() => setBarring(false)} /> : null}
      {isAnswering ? (
        <ReplyForm commentId={comment.id} name={name} onClose={() => onAnswer(false)} />
      ) : (
        <div className={styles['actions']}>
          <DecisionButtons current={comment.state} isDisabled={isBusy} onDecide={onDecide} />
          <Button size="small" icon={<Reply aria-hidden="true" size={14} />} onPress={() => onAnswer(true)}>
            {translate(commentModeration.reply)}
          </Button>
          {comment.state === 'approved' && comment.reports > 0 && !comment.isKept ? (
            <Button
              size="small"
              icon={<Check aria-hidden="true" size={14} />}
              isDisabled={isBusy}
              onPress={() => onDecide('approved')}
            >
              {translate(commentModeration.keep)}
            </Button>
          ) : null}
          {comment.bars.length > 0 && permissions.includes('settings.general') ? (
            <Button size="small" icon={<Ban aria-hidden="true" size={14} />} onPress={() => setBarring(true)}>
              {translate(commentModeration.bar)}
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
