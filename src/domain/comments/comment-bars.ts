import { z } from 'zod';

/** What can be barred from commenting (COMT-25). */
export const COMMENT_BAR_KINDS = ['member', 'email', 'address'] as const;
export type CommentBarKind = (typeof COMMENT_BAR_KINDS)[number];

/** For how many days somebody is barred (COMT-25). */
export const barDaysSchema = z.int().min(1).max(365);
/** What one site can bar at once. */
export const MAX_BARS = 1000;
