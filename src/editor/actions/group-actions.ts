import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import { groupBlocks, ungroupBlocks } from '../commands/group-blocks.ts';
import type { EditScope } from '../editing/edit-scope.ts';

/** Grouping and ungrouping blocks (EDIT-200, EDIT-201). */
export function createGroupActions({ edit, run, newId, selectedBlocks }: EditScope) {
  return {
    group(): void {
      const ids = selectedBlocks();
      if (ids.length < 2) {
        edit.announce(translate(editAnnouncements.selectSeveral));
        return;
      }
      run(groupBlocks(ids, newId()));
      edit.announce(translate(editAnnouncements.grouped, { count: ids.length }));
    },
    ungroup(): void {
      run(ungroupBlocks(selectedBlocks()));
      edit.announce(translate(editAnnouncements.ungrouped));
    },
  };
}
