import { useMemo } from 'react';
import type { NestedFieldProps } from '../fields/field-props.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { SlidesEditor } from '../slides/slides-editor.tsx';
import { slidesOfBlock } from '../slides/slides-home.ts';

/** The slides of the selected gallery block. */
export function BlockSlidesField({ control, value, Field }: NestedFieldProps<'slides'>) {
  const store = useActiveDocument();
  const blockId = useEditState(({ selection }) =>
    selection.kind === 'blocks' ? (selection.blockIds[0] ?? '') : '',
  );
  const home = useMemo(() => slidesOfBlock(store, blockId), [store, blockId]);
  // The panel's state is shown; changes are applied to the block's current state.
  const slides = useMemo(() => (value === undefined ? [] : home.read()), [value, home]);
  return <SlidesEditor key={home.key} home={home} slides={slides} fields={control.fields} Field={Field} />;
}
