import type { BlockRecord } from '#domain/pages/block-record.ts';
import { MOBILE_COLUMNS, type GridBox } from '#domain/arrangement/grid-box.ts';
import type { Section } from '#domain/pages/section.ts';
import type { DraftLayout } from './block-draft.ts';
import { composeBlock } from './compose-block.ts';
import type { SectionPlan } from './section-plan.ts';
import type { PictureName } from './pictures.ts';

/** A planned section as records with ids of their own. */
export interface ComposedSection {
  /** Without `order`: where it stands is the page's matter. */
  readonly section: Omit<Section, 'order'>;
  readonly blocks: readonly BlockRecord[];
  /** By the id of a block that asks for pictures: those that previews show in their place. */
  readonly samples: ReadonlyMap<string, readonly PictureName[]>;
}

/** The records of a planned section and of its blocks. */
export function composeSection({ section, blocks }: SectionPlan, newId: () => string): ComposedSection {
  const sectionId = newId();
  const onPhones = boxesOnPhones(blocks.map(({ layout }) => layout.phone));
  const samples = new Map<string, readonly PictureName[]>();
  return {
    section: { ...section, id: sectionId, type: 'section' },
    blocks: blocks.map((block, index) => {
      const [x, y, w, h] = block.layout.at;
      const mobile = onPhones[index] ?? null;
      const id = newId();
      if (block.samples !== undefined) samples.set(id, block.samples);
      return composeBlock(block, { id, sectionId, desktop: { x, y, w, h }, mobile });
    }),
    samples,
  };
}

/** One below the other, halves side by side. */
function boxesOnPhones(blocks: readonly DraftLayout['phone'][]): readonly GridBox[] {
  const half = MOBILE_COLUMNS / 2;
  let row = 0;
  let halfTaken: number | null = null;
  return blocks.map(({ rows, isHalf, gap }, index) => {
    const isSecondHalf = isHalf && halfTaken !== null;
    const top: number = isSecondHalf ? (halfTaken ?? 0) : row + (index === 0 ? 0 : gap);
    halfTaken = isHalf && !isSecondHalf ? top : null;
    row = Math.max(row, top + rows);
    return { x: isSecondHalf ? half : 0, y: top, w: isHalf ? half : MOBILE_COLUMNS, h: rows };
  });
}
