import { useEffect } from 'react';
import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/**
 * What somebody else deletes does not stay selected, with an empty panel and keys that lead nowhere: whoever had
 * selected it, or was writing in it, is told who did.
 */
export function useRemovedSelection(): void {
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  useEffect(
    () =>
      store.store.subscribe((state, before) => {
        if (state.view === before.view) return;
        // Own deletions choose what is selected next in the same task.
        queueMicrotask(() => {
          if (!actions.dropWhatIsGone()) return;
          const { latestAuthor: name } = store.getState();
          showToast(
            name === null
              ? translate(editAnnouncements.deletedElsewhere)
              : translate(editAnnouncements.deletedBy, { name }),
          );
        });
      }),
    [store, actions],
  );
}
