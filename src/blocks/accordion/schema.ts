import { z } from 'zod';
import { richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import type { BlockMigration } from '../define-block.ts';

export const MAX_ACCORDION_ITEMS = 100;

const accordionItemSchema = z.object({
  title: z.string().max(300).catch(''),
  content: richTextSchema,
});
export type AccordionItem = z.infer<typeof accordionItemSchema>;

export const accordionSchema = z.object({
  items: z.array(accordionItemSchema).max(MAX_ACCORDION_ITEMS),
  allowMultipleOpen: z.boolean().catch(false),
  firstItemExpanded: z.boolean().catch(false),
  dividers: z.boolean().catch(true),
});
export type AccordionData = z.infer<typeof accordionSchema>;

export function newAccordionItem(): AccordionItem {
  return { title: 'Another question', content: richTextOf('Its answer, in a sentence or two.') };
}

export function accordionDefaults(): AccordionData {
  return {
    items: [
      {
        title: 'What do you offer?',
        content: richTextOf('Say it in a sentence or two that a newcomer understands.'),
      },
      {
        title: 'How does it work?',
        content: richTextOf('Tell what happens first, and what happens after that.'),
      },
      {
        title: 'How can I reach you?',
        content: richTextOf('Write when you answer, and where people find you.'),
      },
    ],
    allowMultipleOpen: false,
    firstItemExpanded: false,
    dividers: true,
  };
}

export const accordionMigrations: readonly BlockMigration[] = [];
