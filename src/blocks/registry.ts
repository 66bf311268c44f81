import { accordion } from './accordion/index.ts';
import { button } from './button/index.ts';
import { code } from './code/index.ts';
import { booking } from './booking/index.ts';
import { donation } from './donation/index.ts';
import { followButton } from './follow-button/index.ts';
import { opentable } from './opentable/index.ts';
import { reservation } from './reservation/index.ts';
import { memberArea } from './member-area/index.ts';
import { newsletter } from './newsletter/index.ts';
import { audio } from './audio/index.ts';
import { summary } from './summary/index.ts';
import type { BlockDeclaration } from './define-block.ts';
import { embed } from './embed/index.ts';
import { form } from './form/index.ts';
import { gallery } from './gallery/index.ts';
import { horizontalRule } from './horizontal-rule/index.ts';
import { image } from './image/index.ts';
import { map } from './map/index.ts';
import { markdown } from './markdown/index.ts';
import { comments } from './comments/index.ts';
import { menu } from './menu/index.ts';
import { addToCart } from './add-to-cart/index.ts';
import { product } from './product/index.ts';
import { productReviews } from './product-reviews/index.ts';
import { quote } from './quote/index.ts';
import { socialLinks } from './social-links/index.ts';
import { spacer } from './spacer/index.ts';
import { table } from './table/index.ts';
import { text } from './text/index.ts';
import { video } from './video/index.ts';

const DECLARATIONS = [
  text,
  image,
  button,
  gallery,
  video,
  audio,
  map,
  form,
  newsletter,
  memberArea,
  quote,
  accordion,
  comments,
  menu,
  table,
  summary,
  product,
  addToCart,
  productReviews,
  embed,
  socialLinks,
  followButton,
  booking,
  reservation,
  opentable,
  donation,
  spacer,
  horizontalRule,
  markdown,
  code,
] as const;

/**
 * All block types, in the order of the picker. Their data types are erased here: what a block renders has always
 * passed its own schema (`parseBlockData`).
 */
export const BLOCKS = DECLARATIONS as unknown as readonly BlockDeclaration[];

const BY_TYPE: ReadonlyMap<string, BlockDeclaration> = new Map(BLOCKS.map((block) => [block.type, block]));

/** The declaration of a block type, or null for a type this version does not know (CONT-03). */
export function findBlock(type: string): BlockDeclaration | null {
  return BY_TYPE.get(type) ?? null;
}
