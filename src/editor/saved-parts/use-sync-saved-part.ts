import { useQueryClient } from '@tanstack/react-query';
import { deleteSavedPart, type SavedPart } from '#contract/saved-parts.ts';
import { showToast } from '#ui/show-toast.ts';
import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { SAVED_PARTS_KEY, told } from './use-saved-parts.ts';
import { useCreateSynced } from '../synced-sources/use-synced-list.ts';

/** A saved section becomes a synced one; copies of it that stand on pages stay what they are (EDIT-206). */
export function useSyncSavedPart(): (part: SavedPart) => Promise<void> {
  const queries = useQueryClient();
  const createSynced = useCreateSynced();
  return async ({ siteId, id, name, content }) => {
    const isMade = await told(async () => {
      await createSynced(name, content, null);
      await callEndpoint(deleteSavedPart, { params: { siteId, partId: id } });
      return true;
    });
    if (isMade === null) return;
    await queries.invalidateQueries({ queryKey: [SAVED_PARTS_KEY] });
    showToast(translate(syncedSections.madeSynced, { name }));
  };
}
