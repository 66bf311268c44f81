import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteSubmission,
  getSubmission,
  listForms,
  listSubmissions,
  markSubmissionRead,
} from '#contract/forms.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** What queries of submissions are kept under. */
const KEY = 'form-submissions';
export const SUBMISSIONS_PER_PAGE = 25;

export interface SubmissionsFilter {
  readonly formId: string | null;
  readonly search: string;
  readonly isUnread: boolean;
  /** From 1. */
  readonly page: number;
}

export function useForms() {
  return useQuery({
    queryKey: [KEY, 'forms'],
    queryFn: ({ signal }) => callEndpoint(listForms, {}, { signal }),
  });
}

/** One page of submissions; the page before stays while the next one comes. */
export function useSubmissions(filter: SubmissionsFilter) {
  return useQuery({
    queryKey: [KEY, 'list', filter],
    queryFn: ({ signal }) =>
      callEndpoint(
        listSubmissions,
        {
          query: {
            page: filter.page,
            pageSize: SUBMISSIONS_PER_PAGE,
            ...(filter.search === '' ? {} : { search: filter.search }),
            ...(filter.formId === null ? {} : { formId: filter.formId }),
            ...(filter.isUnread ? { unread: 'true' as const } : {}),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function useSubmission(submissionId: string) {
  return useQuery({
    queryKey: [KEY, 'detail', submissionId],
    queryFn: ({ signal }) => callEndpoint(getSubmission, { params: { submissionId } }, { signal }),
  });
}

export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ submissionId, isRead }: { readonly submissionId: string; readonly isRead: boolean }) =>
      callEndpoint(markSubmissionRead, { params: { submissionId }, body: { isRead } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useDeleteSubmission() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (submissionId: string) => callEndpoint(deleteSubmission, { params: { submissionId } }),
    onSuccess: (_answer, submissionId) => {
      queries.removeQueries({ queryKey: [KEY, 'detail', submissionId] });
      return queries.invalidateQueries({ queryKey: [KEY] });
    },
  });
}
