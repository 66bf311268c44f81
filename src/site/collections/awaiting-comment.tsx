import { comments } from '#messages/en/comments.ts';
import type { Translate } from '#messages/translator.ts';
import { commenterName } from './commenter-name.ts';
import { CommentText } from './comment-text.tsx';

interface AwaitingCommentProps {
  readonly id: string;
  /** Empty for a member who gave none: guests always give one. */
  readonly name: string;
  readonly text: string;
  readonly translate: Translate;
}

/** A comment that is held, as its writer sees it in the thread (COMT-16). */
export function AwaitingComment({ id, name, text, translate }: AwaitingCommentProps) {
  return (
    <li id={`comment-${id}`}>
      <p className="portico-post-facts">
        <strong>
          <bdi>{commenterName({ authorName: name, isByMember: true }, translate)}</bdi>
        </strong>
        <span data-comment-state="">{translate(comments.awaiting)}</span>
      </p>
      <CommentText text={text} />
    </li>
  );
}
