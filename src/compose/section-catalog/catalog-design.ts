import type { Message } from '#messages/message.ts';
import type { SectionPlan } from '../section-plan.ts';

/** Kinds of sections, in the order the catalogue shows them. */
export const CATALOG_CATEGORIES = [
  'intro',
  'about',
  'services',
  'gallery',
  'people',
  'prices',
  'menu',
  'questions',
  'contact',
] as const;
export type CatalogCategory = (typeof CATALOG_CATEGORIES)[number];

/** A section as the catalogue lists it. */
export interface CatalogDesign {
  readonly id: string;
  readonly title: Message;
  readonly category: CatalogCategory;
  readonly plan: () => SectionPlan;
}
