import type { Id } from '#lib/id.ts';
/** An approved comment. */
export interface ShownComment {
  readonly id: Id<'comment'>;
  readonly authorName: string;
  /** Whether a member wrote it, who may have given no name (COMT-09). */
  readonly isByMember: boolean;
  /** As it was typed; `parseComment` says what is shown of it. */
  readonly text: string;
  /** ISO 8601; null where it came without a date. */
  readonly writtenAt: string | null;
  readonly parentId: Id<'comment'> | null;
  /** Whether its writer took it back, and it stays because it was answered (COMT-13). */
  readonly isRemoved: boolean;
  /** Whether somebody who works on the site wrote it: the author of the item, or another (COMT-12). */
  readonly likes: number;
  readonly mark: 'author' | 'team' | null;
}
