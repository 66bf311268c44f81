import { useMemo } from 'react';
import { useStore } from 'zustand';
import { selectedItemId } from '../selection/selection.ts';
import { TITLE_RECORD_ID } from '../inline-text-targets/title-record.ts';
import { withTextAt } from '../inline-text-targets/text-at.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import type { ItemTexts } from '../listed-item/listed-item.ts';

/**
 * The texts of items that were changed on the canvas, by their ids; one that is being typed in its element is not
 * updated.
 */
export function useItemTexts(): Readonly<Record<string, ItemTexts>> {
  const { listedItem } = useWorkspace();
  const texts = useStore(listedItem, (state) => state.texts);
  const itemId = useEditState(({ selection }) => selectedItemId(selection));
  const typed = useEditState(({ textBlockId, inlineText }) =>
    textBlockId === TITLE_RECORD_ID ? inlineText : null,
  );
  return useMemo(() => {
    const own = itemId === null ? undefined : texts[itemId];
    if (itemId === null || own === undefined || typed === null) return texts;
    return { ...texts, [itemId]: withTextAt({ ...own }, typed.path, typed.base) };
  }, [texts, itemId, typed]);
}
