import { cutText } from '#lib/cut-text.ts';
import { createId, type Id } from '#lib/id.ts';
import { isoDateOf } from '#domain/wordpress/post-state.ts';
import { storableText } from '#domain/wordpress/storable-json.ts';
import type { WxrComment } from '#domain/wordpress/wxr-item.ts';
import type { CommentKind, CommentState } from '#domain/comments/comment-states.ts';
import { commentText } from './comment-text.ts';

/** A comment as it is stored: plain text, with ids of its own. */
export interface ImportedComment {
  readonly id: Id<'comment'>;
  readonly parentId: Id<'comment'> | null;
  readonly kind: CommentKind;
  readonly state: CommentState;
  readonly authorName: string;
  readonly authorUrl: string;
  readonly body: string;
  /** ISO 8601. */
  readonly createdAt: string | null;
}

const STATES: ReadonlyMap<string, CommentState> = new Map([
  ['1', 'approved'],
  ['approve', 'approved'],
  ['0', 'pending'],
  ['hold', 'pending'],
  ['spam', 'spam'],
  ['trash', 'deleted'],
]);
export const MAX_NAME_LENGTH = 200;
const MAX_URL_LENGTH = 500;
export const MAX_BODY_LENGTH = 100_000;

/**
 * The comments of a post, replies with the comments they reply to. Of comments with the same id the first gets the
 * replies; a comment in a cycle of replies replies to none. `onCut` is called with the text of a comment that is too
 * long to be stored whole.
 */
export function importedComments(
  comments: readonly WxrComment[],
  onCut: (what: string, rest: string) => void,
): readonly ImportedComment[] {
  const ids = comments.map(() => createId<'comment'>());
  const indexById = new Map<string, number>();
  for (const [index, comment] of comments.entries()) {
    if (!indexById.has(comment.id)) indexById.set(comment.id, index);
  }
  const parents = withoutCircles(comments.map((comment) => indexById.get(comment.parentId) ?? null));
  return comments.map((comment, index) => {
    const text = storableText(commentText(comment.content));
    const body = cutText(text, MAX_BODY_LENGTH);
    if (body !== text)
      onCut(`comment of ${cutText(comment.author, MAX_NAME_LENGTH)}`, text.slice(body.length));
    const parent = parents[index] ?? null;
    return {
      id: ids[index] ?? createId(),
      parentId: parent === null ? null : (ids[parent] ?? null),
      kind: comment.type === 'pingback' || comment.type === 'trackback' ? comment.type : 'comment',
      state: STATES.get(comment.approved) ?? 'pending',
      authorName: storableText(cutText(comment.author, MAX_NAME_LENGTH)),
      authorUrl: storableText(urlOf(comment.authorUrl)),
      body,
      createdAt: isoDateOf(comment.date),
    };
  });
}

/** Each is visited once, whatever cycles there are. */
function withoutCircles(parents: readonly (number | null)[]): readonly (number | null)[] {
  const result = [...parents];
  const isSettled = parents.map(() => false);
  for (let start = 0; start < result.length; start += 1) {
    const path = new Set<number>();
    let last = -1;
    for (let at: number | null = start; at !== null && isSettled[at] === false; at = result[at] ?? null) {
      if (path.has(at)) {
        result[last] = null;
        break;
      }
      path.add(at);
      last = at;
    }
    for (const index of path) isSettled[index] = true;
  }
  return result;
}

/** An address is whole or not there. */
function urlOf(address: string): string {
  return /^https?:\/\//.test(address) && address.length <= MAX_URL_LENGTH ? address : '';
}
