import type { Id } from '#lib/id.ts';
/** An approved comment. */
export interface ShownComment {
  readonly id: Id<'comment'>;
  readonly authorName: string;
  /** Plain text; lines are kept. */
  readonly text: string;
  /** ISO 8601; null where it came without a date. */
  readonly writtenAt: string | null;
  readonly parentId: Id<'comment'> | null;
}
