import { CONTACT_SECTIONS } from './sections/contact-sections.ts';
import { CONTENT_SECTIONS } from './sections/content-sections.ts';
import { INTRO_SECTIONS } from './sections/intro-sections.ts';
import { PEOPLE_SECTIONS } from './sections/people-sections.ts';
import { TRADE_SECTIONS } from './sections/trade-sections.ts';
import { composeSection, type ComposedSection } from '../compose-section.ts';
import { CATALOG_CATEGORIES, type CatalogDesign } from './catalog-design.ts';

/** A designed section, ready to be put into a page: its fields and its blocks, with new ids. */
export interface CatalogSection extends Pick<CatalogDesign, 'id' | 'title' | 'category'> {
  build(newId: () => string): ComposedSection;
}

/** Designed sections with real words, in every look of the site: they name colour themes, never colours. */
export const SECTION_CATALOG: readonly CatalogSection[] = [
  ...INTRO_SECTIONS,
  ...CONTENT_SECTIONS,
  ...PEOPLE_SECTIONS,
  ...TRADE_SECTIONS,
  ...CONTACT_SECTIONS,
]
  .toSorted((a, b) => CATALOG_CATEGORIES.indexOf(a.category) - CATALOG_CATEGORIES.indexOf(b.category))
  .map(({ plan, ...design }) => ({
    ...design,
    build: (newId) => composeSection(plan(), newId),
  }));
