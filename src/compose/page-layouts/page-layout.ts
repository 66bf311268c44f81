import type { Message } from '#messages/message.ts';
import { composeSection, type ComposedSection } from '#compose/compose-section.ts';
import { CONTACT_SECTIONS } from '#compose/section-catalog/sections/contact-sections.ts';
import { CONTENT_SECTIONS } from '#compose/section-catalog/sections/content-sections.ts';
import { INTRO_SECTIONS } from '#compose/section-catalog/sections/intro-sections.ts';
import { PEOPLE_SECTIONS } from '#compose/section-catalog/sections/people-sections.ts';
import { TRADE_SECTIONS } from '#compose/section-catalog/sections/trade-sections.ts';
import type { SectionPlan } from '#compose/section-plan.ts';
import { invariant } from '#lib/invariant.ts';

/** A whole page to begin with (EDIT-184, EDIT-185). */
export interface PageLayout {
  readonly id: string;
  /** What it is called; proposed as the title of the page, too. */
  readonly title: Message;
  /** Its sections from top to bottom, with new ids. */
  build(newId: () => string): readonly ComposedSection[];
}

const DESIGNS = new Map(
  [...INTRO_SECTIONS, ...CONTENT_SECTIONS, ...PEOPLE_SECTIONS, ...TRADE_SECTIONS, ...CONTACT_SECTIONS].map(
    (design) => [design.id, design],
  ),
);

/** A layout of sections of its own, and of those of the catalogue by their ids. */
export function pageLayout(
  id: string,
  title: Message,
  sections: readonly (SectionPlan | string)[],
): PageLayout {
  return {
    id,
    title,
    build: (newId) =>
      sections.map((section) =>
        composeSection(typeof section === 'string' ? planOf(section) : section, newId),
      ),
  };
}

function planOf(id: string): SectionPlan {
  const design = DESIGNS.get(id);
  invariant(design !== undefined, `no section ${id} in the catalogue`);
  return design.plan();
}
