import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { mailingListConnectionSchema } from '#domain/newsletters/mailing-list-connection.ts';
import { isRichTextEmpty, richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import type { BlockMigration } from '../define-block.ts';

/** A sign-up form (CONT-45); the server reads its connection, texts and link (`#contract/newsletter.ts`). */
export const newsletterSchema = z.object({
  title: z.string().max(200).catch(''),
  text: richTextSchema.catch(richTextOf('')),
  asksForName: z.boolean().catch(false),
  submitText: z.string().max(100).catch('Sign up'),
  mailingList: mailingListConnectionSchema.catch({ listId: '', doubleOptIn: true }),
  /** Null for the text that goes with the list. */
  successText: richTextSchema
    .nullable()
    .transform((text) => (text === null || isRichTextEmpty(text) ? null : text))
    .catch(null),
  successLink: linkValueSchema.nullable().catch(null),
  disclaimer: richTextSchema.catch(richTextOf('')),
  alignment: z.enum(['left', 'center']).catch('left'),
});
export type NewsletterData = z.infer<typeof newsletterSchema>;

export function newsletterDefaults(translate: Translate = translateEnglish): NewsletterData {
  return {
    title: translate(newContent.newsletterTitle),
    text: richTextOf(translate(newContent.newsletterText)),
    asksForName: false,
    submitText: translate(newContent.signUp),
    mailingList: { listId: '', doubleOptIn: true },
    successText: null,
    successLink: null,
    disclaimer: richTextOf(translate(newContent.newsletterLeave)),
    alignment: 'left',
  };
}

export const newsletterMigrations: readonly BlockMigration[] = [];
