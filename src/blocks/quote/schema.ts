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

export function quoteDefaults(): QuoteData {
  return {
    quote: richTextOf(
      'A kind sentence from somebody who knows your work says more than a page about yourself.',
    ),
    source: 'A customer you are proud of',
    sourceLink: null,
    size: 'large',
    alignment: 'left',
  };
}

export const quoteMigrations: readonly BlockMigration[] = [];
