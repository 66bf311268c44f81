import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const CODE_LANGUAGES = ['html', 'css', 'javascript', 'markdown', 'text'] as const;
export const MAX_CODE_LENGTH = 400_000;

export const codeSchema = z.object({
  language: z.enum(CODE_LANGUAGES).catch('text'),
  source: z.string().max(MAX_CODE_LENGTH),
  /** Whether the page shows the source, or runs it. */
  display: z.enum(['show', 'run']).catch('show'),
  /** Tracks visitors: it runs once they have accepted cookies, where the site asks for it (CONS-63). */
  isTracking: z.boolean().catch(false),
});
export type CodeData = z.infer<typeof codeSchema>;

export function codeDefaults(): CodeData {
  return {
    language: 'html',
    source: '<p>Hello, <em>world</em>.</p>',
    display: 'show',
    isTracking: false,
  };
}

export const codeMigrations: readonly BlockMigration[] = [];
