import { useState } from 'react';
import { importSubscribers, type ImportReport } from '#contract/newsletter-lists.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import type { Id } from '#lib/id.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { ImportPreview, ImportProblems } from '../panel/import-preview.tsx';
import { useRefreshLists } from './use-mailing-lists.ts';
import styles from './newsletters.module.css';

interface ImportDialogProps {
  readonly listId: Id<'mailing-list'>;
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
      setMessage(error instanceof Error ? error.message : translate(kit.failed));
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
      showToast(translate(mailingLists.importDone, { added: report.added, changed: report.changed }), {
        tone: 'success',
      });
      onClose();
    });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={translate(mailingLists.importTitle)}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {translate(kit.cancel)}{' '}
          </Button>
          {chosen === null ? null : (
            <Button variant="primary" isPending={isPending} onPress={() => void take(chosen)}>
              {translate(mailingLists.import)}
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
          <Spinner label={translate(mailingLists.readingFile)} />
        ) : (
          <FileDrop
            label={translate(mailingLists.dropFile)}
            description={translate(mailingLists.fileRule)}
            buttonLabel={translate(mailingLists.chooseFile)}
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
  return (
    <>
      <ImportPreview fileName={file.name} report={report} />
      <ImportProblems problems={report.problems} />
      <TextArea
        label={translate(mailingLists.consent)}
        description={translate(mailingLists.consentText)}
        rows={2}
        maxLength={1000}
        value={consent}
        onChange={onConsentChange}
      />
    </>
  );
}
