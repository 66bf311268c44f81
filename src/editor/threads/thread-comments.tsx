import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import {
  deleteThreadComment,
  editThreadComment,
  type Thread,
  type ThreadComment,
} from '#contract/threads.ts';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatAgo, formatDateTime } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { splitMentions } from './mention-at.ts';
import { ThreadComposer } from './thread-composer.tsx';
import styles from './threads.module.css';

interface ThreadCommentsProps {
  readonly thread: Thread;
  /** When it was read. */
  readonly now: number;
  /** Null where the thread went with its last comment. */
  readonly onChanged: (thread: Thread | null) => void;
}

/** What was said in a thread; one’s own comments can be changed and deleted. */
export function ThreadComments({ thread, now, onChanged }: ThreadCommentsProps) {
  const { page } = useWorkspace();
  const [editedId, setEditedId] = useState<ThreadComment['id'] | null>(null);
  const [deletedId, setDeletedId] = useState<ThreadComment['id'] | null>(null);
  const paramsOf = (threadCommentId: ThreadComment['id']) => ({
    documentId: page.documentId,
    threadId: thread.id,
    threadCommentId,
  });
  return (
    <>
      <ol className={styles['comments']}>
        {thread.comments.map((comment) => (
          <li key={comment.id} className={styles['comment']}>
            <CommentHead
              comment={comment}
              now={now}
              onEdit={() => setEditedId(comment.id)}
              onDelete={() => setDeletedId(comment.id)}
            />
            {editedId === comment.id ? (
              <ThreadComposer
                draftKey={`edit ${comment.id}`}
                label={translate(pageThreads.editing)}
                sendLabel={translate(pageThreads.save)}
                initial={{ text: comment.text, mentions: comment.mentions }}
                autoFocus
                onCancel={() => setEditedId(null)}
                onSend={async ({ text, mentions }) => {
                  const params = paramsOf(comment.id);
                  onChanged(await callEndpoint(editThreadComment, { params, body: { text, mentions } }));
                  setEditedId(null);
                }}
              />
            ) : (
              <CommentText comment={comment} />
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        isOpen={deletedId !== null}
        onOpenChange={(isOpen) => !isOpen && setDeletedId(null)}
        title={translate(pageThreads.deleteTitle)}
        confirmLabel={translate(pageThreads.delete)}
        isDanger
        onConfirm={async () => {
          if (deletedId === null) return;
          const answer = await callEndpoint(deleteThreadComment, { params: paramsOf(deletedId) });
          onChanged(answer.thread);
        }}
      >
        {translate(pageThreads.deleteText)}
      </ConfirmDialog>
    </>
  );
}

interface CommentHeadProps {
  readonly comment: ThreadComment;
  readonly now: number;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function CommentHead({ comment, now, onEdit, onDelete }: CommentHeadProps) {
  const { author, createdAt, editedAt, isOwn } = comment;
  const name = author?.name ?? translate(pageThreads.formerPerson);
  return (
    <div className={styles['commentHead']}>
      <Avatar name={name} />
      <span className={styles['who']}>
        <bdi className={styles['author']}>{name}</bdi>
        <time dateTime={createdAt} title={formatDateTime(createdAt)} className={styles['when']}>
          {formatAgo(createdAt, now)}
          {editedAt === null ? '' : ` · ${translate(pageThreads.edited)}`}
        </time>
      </span>
      {isOwn ? (
        <Menu
          label={translate(pageThreads.actions)}
          placement="bottom end"
          trigger={
            <IconButton label={translate(pageThreads.actions)} size="small">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          items={[
            { id: 'edit', label: translate(pageThreads.edit), onAction: onEdit },
            { id: 'delete', label: translate(pageThreads.delete), isDanger: true, onAction: onDelete },
          ]}
        />
      ) : null}
    </div>
  );
}

function CommentText({ comment: { text, mentions } }: { readonly comment: ThreadComment }) {
  const parts = splitMentions(
    text,
    mentions.map(({ name }) => name),
  );
  return (
    <p className={styles['text']} dir="auto">
      {parts.map((part, index) =>
        part.isMention ? (
          // Parts of a text have no identity but their place in it.
          // oxlint-disable-next-line react/no-array-index-key
          <strong key={index} className={styles['mention']}>
            {part.text}
          </strong>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
