import type { Section } from '#domain/pages/section.ts';
import type { BlockDraft, DraftLayout } from './block-draft.ts';

export type PlacedDraft = BlockDraft & { readonly layout: DraftLayout };

/** A section with its blocks, before it stands in a page. */
export interface SectionPlan {
  readonly section: Omit<Section, 'id' | 'type' | 'order'>;
  readonly blocks: readonly PlacedDraft[];
}

/** Puts a block on the desktop grid. Blocks stand on phones in the order they are given, full width, a row apart. */
export function put(
  at: DraftLayout['at'],
  block: BlockDraft,
  phone: Partial<DraftLayout['phone']> = {},
): PlacedDraft {
  return { ...block, layout: { at, phone: { rows: 1, isHalf: false, gap: 1, ...phone } } };
}

interface PlannedFields extends Partial<SectionPlan['section']> {
  readonly name: string;
  /** Whether what stands side by side in it is level in the middle, at every width: a text beside a picture (EDIT-219). */
  readonly isLevel?: boolean;
}

/** A section of placed blocks; its arrangement for phones follows from their order. */
export function planSection(
  { isLevel = false, ...fields }: PlannedFields,
  blocks: readonly PlacedDraft[],
): SectionPlan {
  return {
    section: {
      theme: 'white',
      background: { kind: 'theme' },
      dividerTop: null,
      dividerBottom: null,
      height: 'auto',
      width: 'wide',
      verticalAlign: 'top',
      anchor: '',
      ...fields,
    },
    blocks: isLevel ? blocks.map((block) => ({ ...block, verticalAlign: 'middle' })) : blocks,
  };
}
