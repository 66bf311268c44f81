import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelContactRun, listContactRuns, type ContactRun } from '#contract/contact-runs.ts';
import type { Id } from '#lib/id.ts';
import { contactRuns } from '#messages/en/interface/contact-runs.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTACTS } from './use-contacts.ts';

const LOOK_AGAIN_MS = 1000;
const RUNS = ['contact-runs'];

/** What was done to many contacts in the last 24 hours; looked at again while something is under way. */
export function useContactRuns(isWanted: boolean) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: RUNS,
    enabled: isWanted,
    queryFn: async () => {
      const before = queries.getQueryData<readonly ContactRun[]>(RUNS);
      const { runs } = await callEndpoint(listContactRuns, {});
      // A short run may have ended before it was ever seen under way.
      const isNews = (run: ContactRun) => before?.find(({ id }) => id === run.id)?.state !== run.state;
      if (before !== undefined && runs.some((run) => run.state !== 'running' && isNews(run))) {
        void queries.invalidateQueries({ queryKey: [CONTACTS] });
      }
      return runs;
    },
    refetchInterval: ({ state }) =>
      state.data?.some((run) => run.state === 'running') === true ? LOOK_AGAIN_MS : false,
  });
}

/** After something was begun its progress is asked for. */
export function useShowRuns(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: RUNS });
}

export function useStopRun() {
  const show = useShowRuns();
  return useMutation({
    mutationFn: (contactRunId: Id<'contact-run'>) =>
      callEndpoint(cancelContactRun, { params: { contactRunId } }),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
    onSettled: show,
  });
}

/** What is done, in words. */
export function runWords({ kind, name }: ContactRun): string {
  switch (kind) {
    case 'label':
      return translate(contactRuns.runLabel, { name });
    case 'unlabel':
      return translate(contactRuns.runUnlabel, { name });
    case 'list':
      return translate(contactRuns.runList, { name });
    case 'export':
      return translate(contactRuns.runExport);
    case 'erase':
      return translate(contactRuns.runErase);
  }
}
