import { useMutation } from '@tanstack/react-query';
import { cancelImport, repeatImport, type ImportPhase, type ImportRun } from '#contract/imports.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { siteImports } from '#messages/en/interface/site-imports.ts';
import type { Message } from '#messages/message.ts';
import type { Id } from '#lib/id.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate, translateStored } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { ImportReportView } from './import-report-view.tsx';
import { useImport, type ImportDetails } from './use-import.ts';
import styles from './imports.module.css';

const PHASE_LABELS: Readonly<Record<ImportPhase, Message>> = {
  reading: siteImports.phaseReading,
  files: siteImports.phaseFiles,
  documents: siteImports.phaseDocuments,
  comments: siteImports.phaseComments,
  finishing: siteImports.phaseFinishing,
};

export interface ImportRunViewProps {
  readonly importId: Id<'import-run'>;
  /** Called when the import after a dry run has started. */
  readonly onStarted: (run: ImportRun) => void;
}

/** One import: its progress while it runs, its result afterwards. */
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
  if (details.isPending) return <Spinner label={translate(siteImports.loadingImport)} />;
  if (details.isError) {
    return (
      <Banner
        tone="danger"
        actions={<Button onPress={() => void details.refetch()}>{translate(siteImports.tryAgain)}</Button>}
      >
        {translate(siteImports.notLoaded)}
      </Banner>
    );
  }
  const run = details.data;
  const failedCount = run.report?.counts.failed ?? 0;
  return (
    <div className={styles['stack']}>
      <h2 className={styles['heading']}>
        {run.isDryRun ? translate(siteImports.dryRunOf, { file: run.fileName }) : run.fileName}
      </h2>
      {run.status === 'waiting' || run.status === 'running' ? (
        <div className={styles['stack']}>
          <RunProgress run={run} />
          <div>
            <Button isPending={cancel.isPending} onPress={() => cancel.mutate()}>
              {translate(siteImports.cancelImport)}
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
                {translate(siteImports.goOn)}
              </Button>
            )
          }
        >
          {run.status === 'failed'
            ? run.error === null
              ? translate(kit.failed)
              : translateStored(run.errorWords, run.error)
            : translate(siteImports.cancelled)}
        </Banner>
      ) : null}
      {run.status === 'done' && run.isDryRun ? (
        <Banner
          title={translate(siteImports.nothingChanged)}
          actions={
            <Button variant="primary" isPending={repeat.isPending} onPress={() => repeat.mutate()}>
              {translate(siteImports.importNow)}
            </Button>
          }
        >
          {translate(siteImports.wouldBringIn)}
          {failedCount === 0 ? '' : ` ${translate(siteImports.couldNotBe, { count: failedCount })}`}
        </Banner>
      ) : null}
      {run.status === 'done' && !run.isDryRun ? (
        <Banner tone={failedCount === 0 ? 'success' : 'warning'}>
          {translate(siteImports.complete)}
          {failedCount === 0 ? '' : ` ${translate(siteImports.couldNotBeBroughtIn, { count: failedCount })}`}
        </Banner>
      ) : null}
      {run.report === null ? null : <ImportReportView importId={run.id} report={run.report} />}
    </div>
  );
}

function RunProgress({ run }: { readonly run: ImportDetails }) {
  const { phase, done, total, current } = run.progress;
  return (
    <>
      <ProgressBar
        label={
          run.status === 'waiting' ? translate(siteImports.waitingToStart) : translate(PHASE_LABELS[phase])
        }
        value={total === 0 ? null : done / total}
        {...(total === 0 ? {} : { valueLabel: translate(siteImports.doneOf, { done, total }) })}
      />
      {current === '' ? null : <p className={styles['muted']}>{current}</p>}
    </>
  );
}
