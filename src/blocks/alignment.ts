import type { FieldControl } from './define-block.ts';

/** Where the content of a block stands in its width. */
export const ALIGNMENTS = ['left', 'center', 'right'] as const;

export const ALIGNMENT_FIELD: FieldControl = {
  control: 'segmented',
  label: 'Alignment',
  options: [
    { value: 'left', label: 'Left', icon: 'align-left' },
    { value: 'center', label: 'Center', icon: 'align-center' },
    { value: 'right', label: 'Right', icon: 'align-right' },
  ],
};
