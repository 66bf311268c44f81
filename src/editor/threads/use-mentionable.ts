import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listMentionable, type Mentionable } from '#contract/threads.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import type { MentionAt } from './mention-at.ts';
import { threadsKey } from './use-threads.ts';

const TYPING_PAUSE_MS = 150;

/** People whose names fit what is typed behind an @; none while nobody is being mentioned. */
export function useMentionable(
  at: MentionAt | null,
  mentioned: readonly Mentionable[],
): readonly Mentionable[] {
  const { documentId } = useWorkspace().page;
  // Behind a whole name the sentence goes on.
  const isNamed = at !== null && mentioned.some(({ name }) => at.search.startsWith(`${name} `));
  const search = useSettled(at?.search ?? '', TYPING_PAUSE_MS);
  const isAsking = at !== null && !isNamed;
  const { data } = useQuery({
    queryKey: threadsKey(documentId, 'people', search),
    queryFn: () =>
      callEndpoint(listMentionable, { params: { documentId }, query: { search } }, { isBackground: true }),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  return isAsking ? (data?.people ?? []) : [];
}
