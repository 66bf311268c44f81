import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findVisibility, setVisibility } from '#contract/publishing.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const VISIBILITY_KEY = ['visibility'] as const;

export const visibilityQuery = queryOptions({
  queryKey: VISIBILITY_KEY,
  queryFn: () => callEndpoint(findVisibility, {}),
});

/** Whether visitors get the pages of the site (EDIT-187). */
export function useVisibility() {
  return useQuery(visibilityQuery);
}

export function useSetVisibility() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isPublic: boolean) => callEndpoint(setVisibility, { body: { isPublic } }),
    onSuccess: (answer) => queries.setQueryData(VISIBILITY_KEY, answer),
  });
}
