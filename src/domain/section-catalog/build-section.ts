import type { BlockRecord } from '#domain/pages/block-record.ts';
import type { Section } from '#domain/pages/section.ts';
import type { SectionPlan } from './section-plan.ts';

/** A planned section as records with ids of their own. */
export interface BuiltSection {
  /** Without `order`: where it stands is the page's matter. */
  readonly section: Omit<Section, 'order'>;
  readonly blocks: readonly BlockRecord[];
}

/** Gives a planned section and its blocks ids. */
export function buildSection({ section, blocks }: SectionPlan, newId: () => string): BuiltSection {
  const sectionId = newId();
  return {
    section: { ...section, id: sectionId, type: 'section' },
    blocks: blocks.map((block) => ({ ...block, id: newId(), type: 'block', sectionId })),
  };
}
