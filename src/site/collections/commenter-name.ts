import { comments } from '#messages/en/comments.ts';
import { posts } from '#messages/en/posts.ts';
import type { Translate } from '#messages/translator.ts';

interface Commenter {
  readonly authorName: string;
  readonly isByMember: boolean;
}

/**
 * Under what a comment stands: the name, or what its writer is. The address of a member, by which lists of the owner name
 * one without a name, is shown to nobody else (COMT-04).
 */
export function commenterName({ authorName, isByMember }: Commenter, translate: Translate): string {
  if (authorName !== '') return authorName;
  return translate(isByMember ? comments.member : posts.guest);
}
