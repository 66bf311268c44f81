import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createItem } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { showToast } from '#ui/show-toast.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { listCreated } from '../../site-context/content.ts';
import { keepCreated } from '../../site-context/created-document.ts';
import { useShownPage } from '../../site-context/shown-page.ts';

/** Creates a post and opens it on the canvas (EDIT-190). */
export function useNewPost() {
  const { edit, expectNew } = useShownPage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (collectionId: DocumentId) => {
      const expected = expectNew('item');
      const made = await callEndpoint(createItem, { body: { collectionId } });
      await expected;
      return made;
    },
    onSuccess: ({ entry, document }) => {
      keepCreated(document);
      listCreated(queries, entry);
      edit(entry);
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
}
