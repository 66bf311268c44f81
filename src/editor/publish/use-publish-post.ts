import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publishNow } from '#contract/publishing.ts';
import { pageSteps } from '#messages/en/interface/page-steps.ts';
import { showToast } from '#ui/show-toast.ts';
import { publishDialog } from '#messages/en/interface/publish-dialog.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { isUnwritten } from '../collections/use-unwritten-post.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import { whenSaved } from '../documents/when-saved.ts';
import { activeText } from '../rich-text/active-text.ts';
import { visibilityQuery } from '../publish-dialog/use-visibility.ts';
import { CONTENT_KEY } from '../site-context/content.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { currentPath } from '../pages/current-path.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** Longer than any save takes; people who are offline are told. */
const SAVED_WITHIN_MS = 15_000;

/** Publishes the shown post alone: all other unpublished changes stay as they are (EDIT-190). */
export function usePublishPost() {
  const { page, edit, entry } = useWorkspace();
  const { publicOrigin } = useBootFacts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<boolean> => {
      edit.editTextOf(null);
      activeText.getState().session?.flush();
      if (isUnwritten(page)) {
        showToast(translate(publishDialog.writeFirst));
        return false;
      }
      page.run(setRecordField('settings', 'workflowState', 'published', pageSteps.state));
      if (!(await whenSaved(page, SAVED_WITHIN_MS))) throw new Error(translate(publishDialog.postNotSaved));
      if (page.getState().view['settings']?.['workflowState'] !== 'published') return false;
      const documentIds = [page.documentId];
      await callEndpoint(publishNow, { body: { documentIds } });
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      return true;
    },
    onSuccess: async (isLive) => {
      if (!isLive) return;
      const { isPublic } = await queries.ensureQueryData(visibilityQuery);
      if (!isPublic) {
        showToast(translate(publishDialog.postPublished), { tone: 'success' });
        return;
      }
      const address = `${publicOrigin}${currentPath(entry, page)}`;
      showToast(translate(publishDialog.postLive), {
        tone: 'success',
        action: {
          label: translate(publishDialog.viewPost),
          onPress: () => void window.open(address, '_blank', 'noopener'),
        },
      });
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
}
