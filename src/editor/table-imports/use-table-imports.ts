import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelTableImport,
  getTableImport,
  listTableImports,
  startTableImport,
  undoTableImport,
  uploadTable,
  type TableImport,
  type TableImportOptions,
} from '#contract/table-imports.ts';
import { WORKED_ON, type TableImportKind } from '#domain/table-imports/table-import.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { showToast } from '#ui/show-toast.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

const LOOK_AGAIN_MS = 1000;
const IMPORTS = 'table-imports';

/** What is imported, and what the screen shows of it. */
export interface ImportSubject {
  readonly kind: TableImportKind;
  /** Of subscribers, the list that they come onto. */
  readonly listId?: Id<'mailing-list'>;
  /** Of products, the store page that new ones come to; what is shown are those into any. */
  readonly collectionId?: DocumentId;
  /** Lists that are asked for anew once people were taken in or back. */
  readonly shownBy: readonly string[];
}

const isUnderWay = ({ state }: TableImport) => WORKED_ON.includes(state);

/** The imports of the last 72 hours, the newest first; looked at again while one is worked on. */
export function useTableImports({ kind, listId, shownBy }: ImportSubject) {
  const queries = useQueryClient();
  const key = [IMPORTS, 'list', kind, listId ?? null];
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const before = queries.getQueryData<readonly TableImport[]>(key);
      const { imports } = await callEndpoint(listTableImports, {
        query: { kind, ...(listId === undefined ? {} : { listId }) },
      });
      // A short one may have ended before it was ever seen under way.
      const isNews = (one: TableImport) => before?.find(({ id }) => id === one.id)?.state !== one.state;
      if (before !== undefined && imports.some((one) => one.isBegun && !isUnderWay(one) && isNews(one))) {
        for (const shown of shownBy) void queries.invalidateQueries({ queryKey: [shown] });
      }
      return imports;
    },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? LOOK_AGAIN_MS : false),
  });
}

/** One import with the rows that it leaves out; null asks for none. */
export function useTableImport(id: Id<'table-import'> | null) {
  return useQuery({
    queryKey: [IMPORTS, 'one', id],
    queryFn: id === null ? skipToken : () => callEndpoint(getTableImport, { params: { tableImportId: id } }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay(state.data) ? LOOK_AGAIN_MS : false,
  });
}

interface Started {
  readonly id: Id<'table-import'>;
  readonly isDryRun: boolean;
  readonly options: TableImportOptions;
}

/** What is done about an import; afterwards it is looked at again. */
export function useTableImportSteps({ kind, listId, collectionId }: ImportSubject) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: [IMPORTS] });
  const onError = (error: Error) => void showToast(error.message, { tone: 'danger' });
  return {
    upload: useMutation({
      mutationFn: (file: File) =>
        callEndpoint(
          uploadTable,
          {
            query: {
              kind,
              ...(listId === undefined ? {} : { listId }),
              ...(collectionId === undefined ? {} : { collectionId }),
            },
          },
          { file },
        ),
      onSettled,
    }),
    start: useMutation({
      mutationFn: ({ id, isDryRun, options }: Started) =>
        callEndpoint(startTableImport, { params: { tableImportId: id }, body: { isDryRun, options } }),
      onSettled,
    }),
    cancel: useMutation({
      mutationFn: (id: Id<'table-import'>) =>
        callEndpoint(cancelTableImport, { params: { tableImportId: id } }),
      onError,
      onSettled,
    }),
    undo: useMutation({
      mutationFn: (id: Id<'table-import'>) =>
        callEndpoint(undoTableImport, { params: { tableImportId: id } }),
      onError,
      onSettled,
    }),
  };
}
