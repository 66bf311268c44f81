import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const MAX_MARKDOWN_LENGTH = 100_000;

export const markdownSchema = z.object({
  source: z.string().max(MAX_MARKDOWN_LENGTH),
});
export type MarkdownData = z.infer<typeof markdownSchema>;

export function markdownDefaults(): MarkdownData {
  return {
    source: [
      '## Written in Markdown',
      '',
      'Make words **bold** or *italic*, and [link to a page](/).',
      '',
      '- Lists are quick to write',
      '- So are tables and quotes',
    ].join('\n'),
  };
}

export const markdownMigrations: readonly BlockMigration[] = [];
