import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelMemberRun, listMemberRuns, undoMemberRun, type MemberRun } from '#contract/member-runs.ts';
import type { MemberRunKind } from '#domain/members/member-runs.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const MEMBERS_KEY = 'members';
const LOOK_AGAIN_MS = 1000;

const isUnderWay = ({ state }: MemberRun) => state === 'running' || state === 'undoing';

/** What was done to many members within 72 hours; looked at again while something is under way. */
export function useMemberRuns(isWanted: boolean) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [MEMBERS_KEY, 'runs'],
    enabled: isWanted,
    queryFn: async () => {
      const before = queries.getQueryData<readonly MemberRun[]>([MEMBERS_KEY, 'runs']);
      const { runs } = await callEndpoint(listMemberRuns, {});
      // A short run may have ended before it was ever seen under way.
      const isNews = (run: MemberRun) => before?.find(({ id }) => id === run.id)?.state !== run.state;
      if (before !== undefined && runs.some((run) => !isUnderWay(run) && isNews(run))) {
        void queries.invalidateQueries({ queryKey: [MEMBERS_KEY, 'list'] });
        void queries.invalidateQueries({ queryKey: [MEMBERS_KEY, 'labels'] });
      }
      return runs;
    },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? LOOK_AGAIN_MS : false),
  });
}

/** Stops a run, or takes it back. */
export function useChangeRun() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ run, to }: { readonly run: MemberRun; readonly to: 'stop' | 'undo' }) =>
      callEndpoint(to === 'stop' ? cancelMemberRun : undoMemberRun, { params: { memberRunId: run.id } }),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [MEMBERS_KEY, 'runs'] }),
  });
}

const WORDS = {
  suspend: memberCare.runSuspend,
  activate: memberCare.runActivate,
  remove: memberCare.runRemove,
  import: memberCare.runImport,
} as const satisfies Readonly<Partial<Record<MemberRunKind, unknown>>>;

/** What was done, in words. */
export function runWords({ kind, label }: MemberRun): string {
  if (kind === 'label') return translate(memberCare.runLabel, { label });
  if (kind === 'plan') return translate(memberCare.runPlan, { label });
  if (kind === 'unplan') return translate(memberCare.runUnplan, { label });
  if (kind === 'unlabel') return translate(memberCare.runUnlabel, { label });
  return translate(WORDS[kind]);
}
