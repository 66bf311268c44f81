import { useMemo } from 'react';
import { useStore } from 'zustand';
import { PublishDialog } from '../publish-dialog/publish-dialog.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { currentPath } from '../pages/current-path.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** The dialog for publishing, opened from the page on the canvas. */
export function PublishFromPage() {
  const { edit, page, site, entry, synced } = useWorkspace();
  const { publicOrigin } = useBootFacts();
  const open = useStore(synced.store, (state) => state.open);
  const stores = useMemo(() => [page, site, ...(open === null ? [] : [open])], [page, site, open]);
  return (
    <PublishDialog
      stores={stores}
      liveUrl={`${publicOrigin}${currentPath(entry, page)}`}
      onClose={() => edit.open({ kind: 'none' })}
    />
  );
}
