import { groupBlocks, ungroupBlocks } from '../commands/group-blocks.ts';
import type { EditScope } from './edit-scope.ts';

/** Making one thing of several blocks, and several of one (EDIT-200, EDIT-201). */
export function createGroupActions({ edit, run, newId, selectedBlocks }: EditScope) {
  return {
    group(): void {
      const ids = selectedBlocks();
      if (ids.length < 2) {
        edit.announce('Select several blocks to group them');
        return;
      }
      run(groupBlocks(ids, newId()));
      edit.announce(`${ids.length} blocks grouped`);
    },
    ungroup(): void {
      run(ungroupBlocks(selectedBlocks()));
      edit.announce('Ungrouped');
    },
  };
}
