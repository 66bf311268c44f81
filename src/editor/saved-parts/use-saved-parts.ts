import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteSavedPart,
  listSavedParts,
  savePart,
  takeSavedPart,
  type SavedPart,
} from '#contract/saved-parts.ts';
import type { SavedContent, SavedPartKind } from '#domain/saved-parts/saved-part.ts';
import { showToast } from '#ui/show-toast.ts';
import { savedParts } from '#messages/en/interface/saved-parts.ts';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const SAVED_PARTS_KEY = 'saved-parts';
export const SAVED_PARTS_PER_PAGE = 12;

/** One page of what was saved, here and on other sites of the person (EDIT-205). */
export function useSavedParts(kind: SavedPartKind, search: string, page: number) {
  return useQuery({
    queryKey: [SAVED_PARTS_KEY, kind, search, page],
    queryFn: () =>
      callEndpoint(listSavedParts, { query: { kind, search, page, pageSize: SAVED_PARTS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
}

/** What a part shows, with its pictures in the library of this site; null where that failed, which is told. */
export function takePart(part: SavedPart): Promise<SavedContent | null> {
  return told(async () => {
    const { content } = await callEndpoint(takeSavedPart, {
      params: { siteId: part.siteId, partId: part.id },
    });
    return content;
  });
}

/** Deletes a saved part, with a way back. */
export function useDeleteSavedPart(): (part: SavedPart) => Promise<void> {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [SAVED_PARTS_KEY] });
  return async (part) => {
    const params = { siteId: part.siteId, partId: part.id };
    const deleted = await told(() => callEndpoint(deleteSavedPart, { params }));
    if (deleted === null) return;
    await refresh();
    const { name, content } = part;
    showToast(translate(savedParts.deleted, { name }), {
      action: {
        label: translate(savedParts.undo),
        onPress: () => void told(() => callEndpoint(savePart, { body: { name, content } })).then(refresh),
      },
    });
  };
}

/** Tells what went wrong with a call; its answer is null then. */
export async function told<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast(error.message, { tone: 'danger' });
    return null;
  }
}
