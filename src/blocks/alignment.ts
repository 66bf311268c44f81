import { blockFields } from '#messages/en/interface/block-fields.ts';
import type { FieldControl } from './define-block.ts';

/** The horizontal alignment of a block's content. */
export const ALIGNMENTS = ['left', 'center', 'right'] as const;

export const ALIGNMENT_FIELD: FieldControl = {
  control: 'segmented',
  label: blockFields.alignment,
  options: [
    { value: 'left', label: blockFields.left, icon: 'align-left' },
    { value: 'center', label: blockFields.center, icon: 'align-center' },
    { value: 'right', label: blockFields.right, icon: 'align-right' },
  ],
};
