import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const MAX_MARKDOWN_LENGTH = 100_000;

export const markdownSchema = z.object({
  source: z.string().max(MAX_MARKDOWN_LENGTH),
});
export type MarkdownData = z.infer<typeof markdownSchema>;

export function markdownDefaults(translate: Translate = translateEnglish): MarkdownData {
  return {
    source: [
      `## ${translate(newContent.markdownTitle)}`,
      '',
      translate(newContent.markdownText),
      '',
      `- ${translate(newContent.markdownLists)}`,
      `- ${translate(newContent.markdownTables)}`,
    ].join('\n'),
  };
}

export const markdownMigrations: readonly BlockMigration[] = [];
