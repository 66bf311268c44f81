import { useQueryClient } from '@tanstack/react-query';
import { useBootFacts } from './boot-context.ts';
import type { MembersOnPages } from './boot-facts.ts';

/** Settings of members write what they change into it. */
export const MEMBERS_ON_PAGES_KEY = ['members-on-pages'] as const;

/**
 * What members change of the pages that the canvas shows: as the server told it, or as Settings changed it since. No
 * canvas is there while these are open, so that nothing has to tell it.
 */
export function useMembersOnPages(): MembersOnPages | undefined {
  const { members } = useBootFacts();
  return useQueryClient().getQueryData<MembersOnPages>(MEMBERS_ON_PAGES_KEY) ?? members;
}
