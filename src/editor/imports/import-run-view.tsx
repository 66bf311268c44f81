import { useMutation } from '@tanstack/react-query';
import { cancelImport, repeatImport, type ImportPhase, type ImportRun } from '#contract/imports.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { ImportReportView } from './import-report-view.tsx';
import { useImport, type ImportDetails } from './use-import.ts';
import styles from './imports.module.css';

const PHASE_LABELS: Readonly<Record<ImportPhase, string>> = {
  reading: 'Reading the file',
  files: 'Fetching pictures and files',
  documents: 'Bringing in pages and posts',
  finishing: 'Adding navigation and publishing',
};

export interface ImportRunViewProps {
  readonly importId: string;
  /** The import that follows a dry run has been started. */
  readonly onStarted: (run: ImportRun) => void;
}

/** One import: how far it is while it runs, what it did when it is over. */
export function ImportRunView({ importId, onStarted }: ImportRunViewProps) {
  const details = useImport(importId);
  const cancel = useMutation({
    mutationFn: () => callEndpoint(cancelImport, { params: { importId } }),
    onSuccess: () => details.refetch(),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  const repeat = useMutation({
    mutationFn: () => callEndpoint(repeatImport, { params: { importId } }),
    onSuccess: onStarted,
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  if (details.isPending) return <Spinner label="Loading the import" />;
  if (details.isError) {
    return (
      <Banner tone="danger" actions={<Button onPress={() => void details.refetch()}>Try again</Button>}>
        Unable to load results
      </Banner>
    );
  }
  const run = details.data;
  const failedCount = run.report?.counts.failed ?? 0;
  return (
    <div className={styles['stack']}>
      <h2 className={styles['heading']}>
        {run.fileName}
        {run.isDryRun ? ' (dry run)' : ''}
      </h2>
      {run.status === 'waiting' || run.status === 'running' ? (
        <div className={styles['stack']}>
          <RunProgress run={run} />
          <div>
            <Button isPending={cancel.isPending} onPress={() => cancel.mutate()}>
              Cancel import
            </Button>
          </div>
        </div>
      ) : null}
      {run.status === 'failed' || run.status === 'cancelled' ? (
        <Banner
          tone={run.status === 'failed' ? 'danger' : 'info'}
          actions={
            run.isDryRun ? undefined : (
              <Button isPending={repeat.isPending} onPress={() => repeat.mutate()}>
                Go on with it
              </Button>
            )
          }
        >
          {run.status === 'failed'
            ? (run.error ?? 'Something went wrong')
            : 'The import was cancelled. What had been brought in by then is there.'}
        </Banner>
      ) : null}
      {run.status === 'done' && run.isDryRun ? (
        <Banner
          title="Nothing has been changed yet"
          actions={
            <Button variant="primary" isPending={repeat.isPending} onPress={() => repeat.mutate()}>
              Import now
            </Button>
          }
        >
          This is what the import would bring in.
          {failedCount === 0 ? '' : ` ${entriesOf(failedCount)} could not be: see below what to do.`}
        </Banner>
      ) : null}
      {run.status === 'done' && !run.isDryRun ? (
        <Banner tone={failedCount === 0 ? 'success' : 'warning'}>
          The import is complete.
          {failedCount === 0
            ? ''
            : ` ${entriesOf(failedCount)} could not be brought in: see below what to do.`}
        </Banner>
      ) : null}
      {run.report === null ? null : <ImportReportView importId={run.id} report={run.report} />}
    </div>
  );
}

function entriesOf(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString()} entries`;
}

function RunProgress({ run }: { readonly run: ImportDetails }) {
  const { phase, done, total, current } = run.progress;
  return (
    <>
      <ProgressBar
        label={run.status === 'waiting' ? 'Waiting to start' : PHASE_LABELS[phase]}
        value={total === 0 ? null : done / total}
        {...(total === 0 ? {} : { valueLabel: `${done} of ${total}` })}
      />
      {current === '' ? null : <p className={styles['muted']}>{current}</p>}
    </>
  );
}
