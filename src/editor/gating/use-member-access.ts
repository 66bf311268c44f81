import { useQuery } from '@tanstack/react-query';
import { getMemberAccess } from '#contract/member-access.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const MEMBER_ACCESS_KEY = ['member-access'] as const;

/** The areas and plans of the site. */
export function useMemberAccess() {
  return useQuery({ queryKey: MEMBER_ACCESS_KEY, queryFn: () => callEndpoint(getMemberAccess, {}) });
}
