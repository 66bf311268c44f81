import { useQuery } from '@tanstack/react-query';
import { findHandover } from '#contract/site-handover.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** What is read anew when somebody is invited, changed or removed, or the site is offered. */
export const PEOPLE_KEY = 'people';

/** To whom the site is offered, and whether the person who asks owns it (ROLE-23). */
export function useHandover() {
  return useQuery({
    queryKey: [PEOPLE_KEY, 'handover'],
    queryFn: () => callEndpoint(findHandover, {}),
  });
}
