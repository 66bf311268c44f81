import { useState } from 'react';
import { useEditState } from '../edit-mode/use-edit-state.ts';

/**
 * The blocks of a section in the order they stand in on the canvas. While one of them is selected it stays where it
 * is: putting an element elsewhere takes the focus from it, and its place on the grid does not depend on the order.
 * The reading order follows as soon as something else is selected.
 */
export function useSettledOrder(blockIds: readonly string[]): readonly string[] {
  const [settled, setSettled] = useState(blockIds);
  const isSelected = useEditState(
    ({ selection }) => selection.kind === 'blocks' && selection.blockIds.some((id) => blockIds.includes(id)),
  );
  const isSameSet = settled.length === blockIds.length && settled.every((id) => blockIds.includes(id));
  const shown = isSelected && isSameSet ? settled : blockIds;
  if (shown !== settled) setSettled(shown);
  return shown;
}
