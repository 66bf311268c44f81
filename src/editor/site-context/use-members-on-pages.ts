import { skipToken, useQuery } from '@tanstack/react-query';
import { useBootFacts } from './boot-context.ts';

/** Settings of members write what they change into it. */
export const MEMBERS_ON_PAGES_KEY = ['members-on-pages'] as const;

/** What members change of the pages that the canvas shows: as the server told it, and as Settings changed it since. */
export function useMembersOnPages() {
  const { members } = useBootFacts();
  return useQuery({ queryKey: MEMBERS_ON_PAGES_KEY, queryFn: skipToken, initialData: members }).data;
}
