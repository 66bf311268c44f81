import { useState } from 'react';
import { listContactRuns, type ContactRun } from '#contract/contact-runs.ts';
import { countExport } from '#contract/contact-files.ts';
import type { Id } from '#lib/id.ts';
import { contactRuns } from '#messages/en/interface/contact-runs.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { startDownload } from '../api/start-download.ts';
import { RunProgress } from '../panel/run-progress.tsx';
import { runWords, useContactRuns, useStopRun } from './use-contact-runs.ts';

/** What is being done to many contacts: how far it is, stopped while it goes on, and how many it were at the end (CRM-13). */
export function ContactRuns() {
  const [newest] = useContactRuns(true).data ?? [];
  const [dismissed, setDismissed] = useState<Id<'contact-run'> | null>(null);
  const stop = useStopRun();
  if (newest === undefined || newest.id === dismissed) return null;
  const { id, state, kind, total, lookedAt, changed } = newest;
  if (state === 'running') {
    return (
      <RunProgress
        label={runWords(newest)}
        value={total === 0 ? null : lookedAt / total}
        valueLabel={translate(contactRuns.progress, { done: lookedAt, total })}
        onStop={() => stop.mutate(id)}
        isStopping={stop.isPending}
      />
    );
  }
  const isFile = kind === 'export' && state === 'done';
  return (
    <Banner
      tone={state === 'done' ? 'success' : 'info'}
      title={runWords(newest)}
      actions={
        <>
          {isFile ? (
            <Button size="small" onPress={() => void download(newest).catch(tell)}>
              {translate(contactRuns.download)}
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onPress={() => setDismissed(id)}>
            {translate(contactRuns.dismiss)}
          </Button>
        </>
      }
    >
      {isFile
        ? translate(contactRuns.exported, { total })
        : state === 'done'
          ? translate(contactRuns.done, { changed, total })
          : translate(contactRuns.stopped, { done: lookedAt, total })}
    </Banner>
  );
}

/** Where the sign-in is too old for an export, it is asked for here: a download could not. */
async function download({ id }: ContactRun): Promise<void> {
  await callEndpoint(countExport, { body: {} });
  startDownload(`${listContactRuns.path}/${id}/file`);
}

function tell(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  showToast(error.message, { tone: 'danger' });
}
