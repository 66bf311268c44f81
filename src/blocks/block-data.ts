import type { z } from 'zod';
import { accordionDefaults, accordionMigrations, accordionSchema } from './accordion/schema.ts';
import { addToCartDefaults, addToCartMigrations, addToCartSchema } from './add-to-cart/schema.ts';
import { audioDefaults, audioMigrations, audioSchema } from './audio/schema.ts';
import { bookingDefaults, bookingMigrations, bookingSchema } from './booking/schema.ts';
import { buttonDefaults, buttonMigrations, buttonSchema } from './button/schema.ts';
import { codeDefaults, codeMigrations, codeSchema } from './code/schema.ts';
import { donationDefaults, donationMigrations, donationSchema } from './donation/schema.ts';
import { embedDefaults, embedMigrations, embedSchema } from './embed/schema.ts';
import { followButtonDefaults, followButtonMigrations, followButtonSchema } from './follow-button/schema.ts';
import { formDefaults, formMigrations, formSchema } from './form/schema.ts';
import { galleryMigrations } from './gallery/migrations.ts';
import { galleryDefaults, gallerySchema } from './gallery/schema.ts';
import {
  horizontalRuleDefaults,
  horizontalRuleMigrations,
  horizontalRuleSchema,
} from './horizontal-rule/schema.ts';
import { imageDefaults, imageMigrations, imageSchema } from './image/schema.ts';
import { mapDefaults, mapMigrations, mapSchema } from './map/schema.ts';
import { markdownDefaults, markdownMigrations, markdownSchema } from './markdown/schema.ts';
import { commentsDefaults, commentsMigrations, commentsSchema } from './comments/schema.ts';
import { menuDefaults, menuMigrations, menuSchema } from './menu/schema.ts';
import { memberAreaDefaults, memberAreaMigrations, memberAreaSchema } from './member-area/schema.ts';
import { newsletterDefaults, newsletterMigrations, newsletterSchema } from './newsletter/schema.ts';
import { opentableDefaults, opentableMigrations, opentableSchema } from './opentable/schema.ts';
import {
  productReviewsDefaults,
  productReviewsMigrations,
  productReviewsSchema,
} from './product-reviews/schema.ts';
import { productDefaults, productMigrations, productSchema } from './product/schema.ts';
import { quoteDefaults, quoteMigrations, quoteSchema } from './quote/schema.ts';
import { reservationDefaults, reservationMigrations, reservationSchema } from './reservation/schema.ts';
import { socialLinksDefaults, socialLinksMigrations, socialLinksSchema } from './social-links/schema.ts';
import { spacerDefaults, spacerMigrations, spacerSchema } from './spacer/schema.ts';
import { summaryDefaults, summaryMigrations, summarySchema } from './summary/schema.ts';
import { tableDefaults, tableMigrations, tableSchema } from './table/schema.ts';
import { textDefaults, textMigrations, textSchema } from './text/schema.ts';
import { videoDefaults, videoMigrations, videoSchema } from './video/schema.ts';
import type { BlockMigration } from './define-block.ts';

/**
 * The schemas of all block types, without the components of the registry, which programs that only create blocks need
 * not load.
 */
export const BLOCK_DATA = {
  text: { schema: textSchema, defaults: textDefaults, migrations: textMigrations },
  image: { schema: imageSchema, defaults: imageDefaults, migrations: imageMigrations },
  button: { schema: buttonSchema, defaults: buttonDefaults, migrations: buttonMigrations },
  gallery: { schema: gallerySchema, defaults: galleryDefaults, migrations: galleryMigrations },
  video: { schema: videoSchema, defaults: videoDefaults, migrations: videoMigrations },
  audio: { schema: audioSchema, defaults: audioDefaults, migrations: audioMigrations },
  map: { schema: mapSchema, defaults: mapDefaults, migrations: mapMigrations },
  form: { schema: formSchema, defaults: formDefaults, migrations: formMigrations },
  newsletter: { schema: newsletterSchema, defaults: newsletterDefaults, migrations: newsletterMigrations },
  'member-area': {
    schema: memberAreaSchema,
    defaults: memberAreaDefaults,
    migrations: memberAreaMigrations,
  },
  quote: { schema: quoteSchema, defaults: quoteDefaults, migrations: quoteMigrations },
  accordion: { schema: accordionSchema, defaults: accordionDefaults, migrations: accordionMigrations },
  comments: { schema: commentsSchema, defaults: commentsDefaults, migrations: commentsMigrations },
  menu: { schema: menuSchema, defaults: menuDefaults, migrations: menuMigrations },
  table: { schema: tableSchema, defaults: tableDefaults, migrations: tableMigrations },
  summary: { schema: summarySchema, defaults: summaryDefaults, migrations: summaryMigrations },
  product: { schema: productSchema, defaults: productDefaults, migrations: productMigrations },
  'add-to-cart': { schema: addToCartSchema, defaults: addToCartDefaults, migrations: addToCartMigrations },
  'product-reviews': {
    schema: productReviewsSchema,
    defaults: productReviewsDefaults,
    migrations: productReviewsMigrations,
  },
  embed: { schema: embedSchema, defaults: embedDefaults, migrations: embedMigrations },
  'social-links': {
    schema: socialLinksSchema,
    defaults: socialLinksDefaults,
    migrations: socialLinksMigrations,
  },
  'follow-button': {
    schema: followButtonSchema,
    defaults: followButtonDefaults,
    migrations: followButtonMigrations,
  },
  booking: { schema: bookingSchema, defaults: bookingDefaults, migrations: bookingMigrations },
  reservation: {
    schema: reservationSchema,
    defaults: reservationDefaults,
    migrations: reservationMigrations,
  },
  opentable: { schema: opentableSchema, defaults: opentableDefaults, migrations: opentableMigrations },
  donation: { schema: donationSchema, defaults: donationDefaults, migrations: donationMigrations },
  spacer: { schema: spacerSchema, defaults: spacerDefaults, migrations: spacerMigrations },
  'horizontal-rule': {
    schema: horizontalRuleSchema,
    defaults: horizontalRuleDefaults,
    migrations: horizontalRuleMigrations,
  },
  markdown: { schema: markdownSchema, defaults: markdownDefaults, migrations: markdownMigrations },
  code: { schema: codeSchema, defaults: codeDefaults, migrations: codeMigrations },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly schema: z.ZodObject;
      readonly defaults: () => object;
      readonly migrations: readonly BlockMigration[];
    }
  >
>;

export type BlockType = keyof typeof BLOCK_DATA;

/** The data of a block type, complete and of the newest version. */
export type BlockData<Type extends BlockType> = z.output<(typeof BLOCK_DATA)[Type]['schema']>;

/** The version in which data is written. */
export function blockDataVersion(type: BlockType): number {
  return 1 + BLOCK_DATA[type].migrations.length;
}

/** Whether this version knows a block type. */
export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCK_DATA, type);
}
