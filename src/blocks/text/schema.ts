import { z } from 'zod';
import { richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';
import type { BlockMigration } from '../define-block.ts';

/** Line height as a multiple of the size, and letter spacing in em (DSGN-58). */
export const LINE_HEIGHT = { min: 1, max: 2.4 } as const;
export const LETTER_SPACING = { min: -0.05, max: 0.3 } as const;

export const textSchema = z.object({
  text: richTextSchema,
  /** The size of its paragraphs; headings keep theirs. */
  size: z.enum(['small', 'normal', 'lead']).catch('normal'),
  /** Whether the two below take the place of the site's. */
  spacing: z.enum(['site', 'own']).catch('site'),
  lineHeight: z.number().min(LINE_HEIGHT.min).max(LINE_HEIGHT.max).catch(1.6),
  letterSpacing: z.number().min(LETTER_SPACING.min).max(LETTER_SPACING.max).catch(0),
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
  return { text: NEW_TEXT, size: 'normal', spacing: 'site', lineHeight: 1.6, letterSpacing: 0 };
}

export const textMigrations: readonly BlockMigration[] = [];
