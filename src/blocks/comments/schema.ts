import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

/** It shows the thread of the item that it stands on, and has nothing of its own (COMT-03). */
export const commentsSchema = z.object({});
export type CommentsData = z.infer<typeof commentsSchema>;

export function commentsDefaults(): CommentsData {
  return {};
}

export const commentsMigrations: readonly BlockMigration[] = [];
