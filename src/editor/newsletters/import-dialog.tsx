import { useId, useState } from 'react';
import { importSubscribers, type ImportReport } from '#contract/newsletter-lists.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useRefreshLists } from './use-mailing-lists.ts';
import styles from './newsletters.module.css';

interface ImportDialogProps {
  readonly listId: string;
  readonly onClose: () => void;
}

interface Chosen {
  readonly file: File;
  /** What importing it would do. */
  readonly report: ImportReport;
}

/** Takes people in from a CSV file: shows first what would happen, then does it (CRM-19, NEWS-66). */
export function ImportDialog({ listId, onClose }: ImportDialogProps) {
  const refresh = useRefreshLists();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [consent, setConsent] = useState('');
  const [isPending, setPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  const run = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setMessage(null);
    try {
      await work();
    } catch (error) {
      setMessage(error instanceof Error ? error.message : 'Something went wrong');
    } finally {
      setPending(false);
    }
  };
  const call = (file: File, isDryRun: 'true' | 'false') =>
    callEndpoint(importSubscribers, { params: { listId }, query: { consent, isDryRun } }, { file });
  const choose = (file: File) =>
    run(async () => {
      setChosen({ file, report: await call(file, 'true') });
    });
  const take = ({ file }: Chosen) =>
    run(async () => {
      const report = await call(file, 'false');
      await refresh();
      showToast(`${report.added} added, ${report.changed} changed.`, { tone: 'success' });
      onClose();
    });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Import people"
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            Cancel
          </Button>
          {chosen === null ? null : (
            <Button variant="primary" isPending={isPending} onPress={() => void take(chosen)}>
              Import
            </Button>
          )}
        </>
      }
    >
      <div className={styles['stack']}>
        {message === null ? null : <Banner tone="danger">{message}</Banner>}
        {chosen !== null ? (
          <Preview chosen={chosen} consent={consent} onConsentChange={setConsent} />
        ) : isPending ? (
          <Spinner label="Reading the file" />
        ) : (
          <FileDrop
            label="Drop a CSV file here"
            description="The first row names the columns; one is called Email. No mail is sent."
            buttonLabel="Choose file"
            accept={['text/csv', '.csv', '.txt']}
            isMultiple={false}
            onFiles={([file]) => {
              if (file !== undefined) void choose(file);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  readonly chosen: Chosen;
  readonly consent: string;
  readonly onConsentChange: (consent: string) => void;
}

function Preview({ chosen: { file, report }, consent, onConsentChange }: PreviewProps) {
  const id = useId();
  const counts = [
    ['New', report.added],
    ['Changed', report.changed],
    ['Unchanged', report.unchanged],
    ['Left out', report.skipped],
  ] as const;
  return (
    <>
      <p className={styles['muted']}>{file.name}</p>
      <dl className={styles['counts']}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      {report.problems.length === 0 ? null : (
        <section aria-labelledby={id}>
          <h3 id={id}>Rows that are left out</h3>
          {/* Long lists scroll by keyboard, too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul className={styles['problems']} tabIndex={0}>
            {report.problems.map((problem) => (
              <li key={problem.line}>
                <span>{`Row ${problem.line}: `}</span>
                {problem.email === '' ? null : <bdi>{`${problem.email} `}</bdi>}
                <span>{problem.reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextArea
        label="Where their agreement comes from"
        description="Kept as the proof. Without it, people whose row has no time of their agreement wait for confirmation."
        rows={2}
        maxLength={1000}
        value={consent}
        onChange={onConsentChange}
      />
    </>
  );
}
