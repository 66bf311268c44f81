import { comments } from '#messages/en/comments.ts';
import { fill, type Words } from '#messages/message.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { MAX_COMMENT_LENGTH, MAX_COMMENT_NAME_LENGTH } from './comment-limits.ts';

/** What stands in the place of bytes that are no UTF-8. */
const UNREADABLE = '\uFFFD';

export interface GuestComment {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}
export type CommentField = keyof GuestComment;

/** What is wrong with a guest's comment, by field (COMT-09, COMT-10); lengths are counted in characters, not in units. */
export function commentProblems({
  name,
  email,
  text,
}: GuestComment): Readonly<Partial<Record<CommentField, Words>>> {
  const wrongText = textProblem(text);
  return {
    ...(name === ''
      ? { name: comments.nameMissing }
      : characters(name) > MAX_COMMENT_NAME_LENGTH
        ? { name: fill(comments.nameTooLong, { max: MAX_COMMENT_NAME_LENGTH }) }
        : {}),
    ...(isMailAddress(email) ? {} : { email: comments.emailWrong }),
    ...(wrongText === null ? {} : { text: wrongText }),
  };
}

/** What is wrong with the text of a comment; null where nothing is (COMT-10). */
export function textProblem(text: string): Words | null {
  const length = characters(text);
  if (text === '') return comments.textMissing;
  if (length > MAX_COMMENT_LENGTH) {
    return fill(comments.textTooLong, { max: MAX_COMMENT_LENGTH, length });
  }
  return text.includes(UNREADABLE) ? comments.textUnreadable : null;
}

function characters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
