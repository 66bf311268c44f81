import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import type { BlockMigration } from '../define-block.ts';

export const quoteSchema = z.object({
  quote: richTextSchema,
  source: z.string().max(300).catch(''),
  sourceLink: linkValueSchema.nullable().catch(null),
  size: z.enum(['medium', 'large']).catch('large'),
  alignment: z.enum(['left', 'center']).catch('left'),
});
export type QuoteData = z.infer<typeof quoteSchema>;

export function quoteDefaults(translate: Translate = translateEnglish): QuoteData {
  return {
    quote: richTextOf(translate(newContent.quote)),
    source: translate(newContent.quoteSource),
    sourceLink: null,
    size: 'large',
    alignment: 'left',
  };
}

export const quoteMigrations: readonly BlockMigration[] = [];
