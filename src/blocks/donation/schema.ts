import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import { ALIGNMENTS } from '../alignment.ts';
import type { BlockMigration } from '../define-block.ts';

export const donationSchema = z.object({
  title: z.string().max(200).catch(''),
  text: richTextSchema.catch(richTextOf('')),
  buttonText: z.string().max(100),
  /** The page of the site on which is given (BLK-61); null: the link counts. */
  donatePageId: idSchema<'donate-page'>().nullable().catch(null),
  /** Where is given elsewhere; null: there is no button without a page (BLK-62). */
  link: linkValueSchema.nullable().catch(null),
  alignment: z.enum(ALIGNMENTS).catch('left'),
});
export type DonationData = z.infer<typeof donationSchema>;

export function donationDefaults(translate: Translate = translateEnglish): DonationData {
  return {
    title: translate(newContent.donationTitle),
    text: richTextOf(translate(newContent.donationText)),
    buttonText: translate(newContent.donate),
    donatePageId: null,
    link: null,
    alignment: 'left',
  };
}

export const donationMigrations: readonly BlockMigration[] = [];
