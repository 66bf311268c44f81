import { useState } from 'react';
import { MAX_COMMENT_LENGTH } from '#domain/comments/comment-limits.ts';
import type { Id } from '#lib/id.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { useReply } from './use-moderation.ts';
import styles from './comments.module.css';

interface ReplyFormProps {
  readonly commentId: Id<'comment'>;
  readonly name: string;
  readonly onClose: () => void;
}

/** An answer to a comment; what was typed stays when it cannot be sent. */
export function ReplyForm({ commentId, name, onClose }: ReplyFormProps) {
  const [text, setText] = useState('');
  const reply = useReply();
  return (
    <form
      className={styles['reply']}
      aria-label={translate(commentModeration.replyTo, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !reply.isPending) {
          reply.mutate({ commentId, text }, { onSuccess: onClose });
        }
      }}
    >
      <TextArea
        label={translate(commentModeration.replyText)}
        description={translate(commentModeration.replyNote)}
        errorMessage={reply.error?.message ?? null}
        rows={4}
        maxLength={MAX_COMMENT_LENGTH}
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text.trim() === '') onClose();
        }}
        value={text}
        onChange={setText}
      />
      <div className={styles['actions']}>
        <Button
          type="submit"
          variant="primary"
          size="small"
          isPending={reply.isPending}
          isDisabled={text.trim() === ''}
        >
          {translate(commentModeration.sendReply)}
        </Button>
        <Button size="small" onPress={onClose} isDisabled={reply.isPending}>
          {translate(kit.cancel)}
        </Button>
      </div>
    </form>
  );
}
