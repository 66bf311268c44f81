import type { CommentWriters } from '#domain/comments/comment-settings.ts';
import type { Commenting } from './commenting.ts';
import type { ShownComment } from './shown-comment.ts';

/** The comments on an item, a page of them, and whether there can be more. */
export interface CommentThread {
  readonly comments: readonly ShownComment[];
  /** All approved ones (COMT-08). */
  readonly count: number;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly commenting: Commenting;
  /** Who may write (COMT-09). */
  readonly writers: CommentWriters;
  readonly hasLikes: boolean;
  /** The account at the outside provider whose thread stands in place of the own one (COMT-30). */
  readonly provider?: string;
  /** Whether guests are asked for a captcha, by Portico itself or by the provider that the site has keys of (COMT-24). */
  readonly hasCaptcha?: boolean;
  /** Whether the site has members, who comment under their own name. */
  readonly hasMembers?: boolean;
}
