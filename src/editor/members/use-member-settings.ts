import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getMemberSettings, setMemberSettings } from '#contract/members.ts';
import type { MemberSettings } from '#domain/members/member-settings.ts';
import { showToast } from '#ui/show-toast.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import type { MembersOnPages } from '../site-context/boot-facts.ts';
import { MEMBERS_ON_PAGES_KEY } from '../site-context/use-members-on-pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

const MEMBER_SETTINGS_KEY = ['member-settings'] as const;

/** What the site says of its members. */
export function useMemberSettings() {
  return useQuery({
    queryKey: MEMBER_SETTINGS_KEY,
    queryFn: () => callEndpoint(getMemberSettings, {}),
  });
}

/** In force at once. What is changed while something is saved is saved after it. */
export function useSetMemberSettings() {
  const queries = useQueryClient();
  const { members } = useBootFacts();
  return useMutation({
    scope: { id: 'member-settings' },
    mutationFn: (settings: MemberSettings) => callEndpoint(setMemberSettings, { body: settings }),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
    onSuccess: (answer) => {
      queries.setQueryData(MEMBER_SETTINGS_KEY, answer);
      const { isOn, protectedPageId, deniedPageId } = answer;
      if (members === undefined) return;
      const changed: MembersOnPages = { ...members, isOn, inPlace: [protectedPageId, deniedPageId] };
      // Nothing watches it until a canvas is there again.
      queries.setQueryDefaults(MEMBERS_ON_PAGES_KEY, { gcTime: Infinity });
      queries.setQueryData(MEMBERS_ON_PAGES_KEY, changed);
    },
  });
}
