import { z } from 'zod';
import { richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';
import type { BlockMigration } from '../define-block.ts';

export const textSchema = z.object({
  text: richTextSchema,
  /** The size of its paragraphs; headings keep theirs. */
  size: z.enum(['small', 'normal', 'lead']).catch('normal'),
});
export type TextData = z.infer<typeof textSchema>;

const NEW_TEXT: RichText = {
  type: 'doc',
  content: [
    {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: 'Say something worth reading' }],
    },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Tell visitors what you do, for whom, and what happens next. Two or three sentences are often enough.',
        },
      ],
    },
  ],
};

export function textDefaults(): TextData {
  return { text: NEW_TEXT, size: 'normal' };
}

export const textMigrations: readonly BlockMigration[] = [];
