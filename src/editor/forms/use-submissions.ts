import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteSubmissions,
  getSubmission,
  listForms,
  listSubmissions,
  markSubmissionsRead,
  restoreSubmissions,
} from '#contract/forms.ts';
import { formSubmissions } from '#messages/en/interface/form-submissions.ts';
import type { Id } from '#lib/id.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { submissionDays } from './submission-days.ts';

/** The key of queries of submissions. */
const KEY = 'form-submissions';
export const SUBMISSIONS_PER_PAGE = 25;

export interface SubmissionsFilter {
  readonly formId: Id<'form'> | null;
  readonly search: string;
  readonly isUnread: boolean;
  /** Days as `2026-01-31`, both included; null without a limit. */
  readonly from: string | null;
  readonly to: string | null;
  /** From 1. */
  readonly page: number;
}

export function useForms() {
  return useQuery({
    queryKey: [KEY, 'forms'],
    queryFn: ({ signal }) => callEndpoint(listForms, {}, { signal }),
  });
}

/** One page of submissions; the previous page is shown while the next one loads. */
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
            ...submissionDays(filter),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function useSubmission(submissionId: Id<'submission'>) {
  return useQuery({
    queryKey: [KEY, 'detail', submissionId],
    queryFn: ({ signal }) => callEndpoint(getSubmission, { params: { submissionId } }, { signal }),
  });
}

/** Marks submissions as read or unread. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly ids: Id<'submission'>[]; readonly isRead: boolean }) =>
      callEndpoint(markSubmissionsRead, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Deletes submissions; a toast offers to undo it. */
export function useDeleteSubmissions() {
  const queries = useQueryClient();
  const failed = (error: Error): void => void showToast(error.message, { tone: 'danger' });
  const restore = useMutation({
    mutationFn: (ids: Id<'submission'>[]) => callEndpoint(restoreSubmissions, { body: { ids } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY] }),
    onError: failed,
  });
  return useMutation({
    mutationFn: (ids: Id<'submission'>[]) => callEndpoint(deleteSubmissions, { body: { ids } }),
    onSuccess: ({ changed }, ids) => {
      showToast(translate(formSubmissions.deleted, { count: changed }), {
        action: { label: translate(formSubmissions.undo), onPress: () => restore.mutate(ids) },
      });
      return queries
        .invalidateQueries({ queryKey: [KEY, 'list'] })
        .then(() => queries.invalidateQueries({ queryKey: [KEY, 'forms'] }));
    },
    onError: failed,
  });
}
