import { useQuery } from '@tanstack/react-query';
import type { SyncedSection } from '#contract/synced-sections.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { loadSynced } from './load-synced.ts';
import { SyncedUses } from './synced-uses.tsx';
import { SYNCED_KEY, useDeleteSynced } from './use-synced-list.ts';
import { onPages } from './use-synced-source.ts';

interface DeleteSyncedDialogProps {
  readonly section: SyncedSection;
  readonly onClose: () => void;
}

/** Says where a synced section stands before it is deleted, and what stays there. */
export function DeleteSyncedDialog({ section, onClose }: DeleteSyncedDialogProps) {
  const remove = useDeleteSynced();
  const shown = useQuery({
    queryKey: [SYNCED_KEY, 'uses', section.id],
    queryFn: () => loadSynced(section.id),
    staleTime: 0,
  });
  const useCount = shown.data?.useCount ?? section.useCount;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Delete “${section.name}”?`}
      confirmLabel="Delete"
      isDanger
      onConfirm={async () => {
        const detached = await remove(section);
        onClose();
        showToast(
          detached === 0
            ? `“${section.name}” was deleted.`
            : `“${section.name}” was deleted. ${onPages(detached).replace('on', 'On')} an ordinary copy of it stays.`,
        );
      }}
    >
      {shown.isLoading ? <Spinner label="Looking where it stands" /> : null}
      <p>
        {useCount === 0
          ? 'No page shows it.'
          : `It stands ${onPages(useCount)}. An ordinary copy of it stays there, and no longer changes with the others.`}
      </p>
      {shown.data === undefined || shown.data === null ? null : <SyncedUses source={shown.data} />}
    </ConfirmDialog>
  );
}
