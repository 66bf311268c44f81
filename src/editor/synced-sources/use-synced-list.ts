import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createSyncedSection,
  deleteSyncedSection,
  listSyncedSections,
  takeSyncedSection,
  type SyncedSection,
} from '#contract/synced-sections.ts';
import type { DocumentId, DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import type { SavedContent } from '#domain/saved-parts/saved-part.ts';
import { sectionOf } from '#domain/synced-sections/expand-synced.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { NewSection } from '../commands/add-section.ts';

export const SYNCED_KEY = 'synced-sections';
export const SYNCED_PER_PAGE = 12;

/** One page of the synced sections here and on other sites of the person (EDIT-206). */
export function useSyncedList(search: string, page: number) {
  return useQuery({
    queryKey: [SYNCED_KEY, search, page],
    queryFn: () => callEndpoint(listSyncedSections, { query: { search, page, pageSize: SYNCED_PER_PAGE } }),
    placeholderData: keepPreviousData,
    // Not cached: the number of pages that show each changes with every edit.
    staleTime: 0,
  });
}

/** Makes a synced section and gives its id. Throws `ApiError`. */
export function useCreateSynced(): (
  name: string,
  content: SavedContent,
  fromDocumentId: DocumentId | null,
) => Promise<DocumentId> {
  const queries = useQueryClient();
  return async (name, content, fromDocumentId) => {
    const { id } = await callEndpoint(createSyncedSection, {
      body: { name, content, fromDocumentId },
    });
    await queries.invalidateQueries({ queryKey: [SYNCED_KEY] });
    return id;
  };
}

/** Deletes a synced section and tells how many documents have copies of it now. Throws `ApiError`. */
export function useDeleteSynced(): (section: SyncedSection) => Promise<number> {
  const queries = useQueryClient();
  return async ({ id }) => {
    const { detached } = await callEndpoint(deleteSyncedSection, { params: { documentId: id } });
    await queries.invalidateQueries({ queryKey: [SYNCED_KEY] });
    return detached;
  };
}

/** A synced section of another site as one of this one, with its pictures here. Throws `ApiError`. */
export async function takeCopy({ siteId, id, name }: SyncedSection): Promise<NewSection> {
  const { records } = await callEndpoint(takeSyncedSection, { params: { siteId, documentId: id } });
  return newSectionOf(name, records);
}

/** The section with its blocks, as sections that are added to a page come. */
export function newSectionOf(title: string, records: DocumentRecords): NewSection {
  const section: DocumentRecord = sectionOf(records) ?? { id: 's', type: 'section', order: 'V' };
  const blocks = Object.values(records).filter(
    (record) => record.type === 'block' && record['sectionId'] === section.id,
  );
  return { title, section, blocks };
}
