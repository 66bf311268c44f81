import { useQuery } from '@tanstack/react-query';
import type { SyncedSection } from '#contract/synced-sections.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { translate } from '#ui/translate.ts';
import { loadSynced } from '../synced-sources/load-synced.ts';
import { SyncedUses } from '../synced-sections/synced-uses.tsx';
import { SYNCED_KEY, useDeleteSynced } from '../synced-sources/use-synced-list.ts';

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
      title={translate(syncedSections.deleteTitle, { name: section.name })}
      confirmLabel={translate(syncedSections.delete)}
      isDanger
      isReady={!shown.isLoading}
      onConfirm={async () => {
        const detached = await remove(section);
        onClose();
        showToast(
          detached === 0
            ? translate(syncedSections.deleted, { name: section.name })
            : translate(syncedSections.deletedCopies, { name: section.name, count: detached }),
        );
      }}
    >
      {shown.isLoading ? <Spinner label={translate(syncedSections.looking)} /> : null}
      <p>
        {useCount === 0
          ? translate(syncedSections.noPage)
          : translate(syncedSections.standsOn, { count: useCount })}
      </p>
      {shown.data === undefined || shown.data === null ? null : <SyncedUses source={shown.data} />}
    </ConfirmDialog>
  );
}
