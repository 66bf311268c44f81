import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const horizontalRuleSchema = z.object({
  pattern: z.enum(['solid', 'dashed', 'dotted']).catch('solid'),
  tone: z.enum(['line', 'text', 'accent']).catch('line'),
  thickness: z.int().min(1).max(12).catch(1),
  /** Percent of the block's width. */
  width: z.int().min(5).max(100).catch(100),
  alignment: z.enum(['left', 'center', 'right']).catch('center'),
});
export type HorizontalRuleData = z.infer<typeof horizontalRuleSchema>;

export function horizontalRuleDefaults(): HorizontalRuleData {
  return { pattern: 'solid', tone: 'line', thickness: 1, width: 100, alignment: 'center' };
}

export const horizontalRuleMigrations: readonly BlockMigration[] = [];
