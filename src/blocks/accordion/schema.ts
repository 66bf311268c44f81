import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
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

export function accordionDefaults(translate: Translate = translateEnglish): AccordionData {
  return {
    items: [
      {
        title: translate(newContent.questionOffer),
        content: richTextOf(translate(newContent.answerOffer)),
      },
      {
        title: translate(newContent.questionHow),
        content: richTextOf(translate(newContent.answerHow)),
      },
      {
        title: translate(newContent.questionReach),
        content: richTextOf(translate(newContent.answerReach)),
      },
    ],
    allowMultipleOpen: false,
    firstItemExpanded: false,
    dividers: true,
  };
}

export const accordionMigrations: readonly BlockMigration[] = [];
