import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { ALIGNMENTS } from '../alignment.ts';
import type { BlockMigration } from '../define-block.ts';

/** Where a button sits in its document (CONT-83), or on the page (BLK-56). */
export const BUTTON_CONTEXTS = [
  'block',
  'section',
  'overlay',
  'form',
  'page',
  'header',
  'footer',
  'pop-up',
] as const;

/** The button record (CONT-82); its id is the block's. */
export const buttonSchema = z.object({
  buttonText: z.string().max(100),
  clickthroughUrl: linkValueSchema.nullable().catch(null),
  alignment: z.enum(ALIGNMENTS).catch('left'),
  size: z.enum(['small', 'medium', 'large']).catch('medium'),
  newWindow: z.boolean().catch(false),
  context: z.enum(BUTTON_CONTEXTS).catch('block'),
  variant: z.enum(['filled', 'outline', 'text']).catch('filled'),
  isFullWidth: z.boolean().catch(false),
});
export type ButtonData = z.infer<typeof buttonSchema>;

export function buttonDefaults(translate: Translate = translateEnglish): ButtonData {
  return {
    buttonText: translate(newContent.getInTouch),
    clickthroughUrl: null,
    alignment: 'left',
    size: 'medium',
    newWindow: false,
    context: 'block',
    variant: 'filled',
    isFullWidth: false,
  };
}

export const buttonMigrations: readonly BlockMigration[] = [];
