import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importMembers, type MemberImportReport } from '#contract/member-runs.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './members.module.css';
import { ImportPreview, ImportProblems } from '../panel/import-preview.tsx';
import { MEMBERS_KEY } from './use-member-runs.ts';

interface Chosen {
  readonly file: File;
  /** What importing it would do. */
  readonly report: MemberImportReport;
}

/** Takes members in from a CSV file: shows first what would happen, then does it (MEMB-68, CRM-19). */
export function ImportMembersDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [welcomes, setWelcomes] = useState(false);
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
    callEndpoint(importMembers, { query: { isDryRun, welcomes: welcomes ? 'true' : 'false' } }, { file });
  const choose = (file: File) =>
    run(async () => {
      setChosen({ file, report: await call(file, 'true') });
    });
  const take = ({ file }: Chosen) =>
    run(async () => {
      const { added, changed } = await call(file, 'false');
      await queries.invalidateQueries({ queryKey: [MEMBERS_KEY] });
      showToast(translate(memberCare.imported, { added, changed }), { tone: 'success' });
      onClose();
    });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={translate(memberCare.importTitle)}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {translate(kit.cancel)}{' '}
          </Button>
          {chosen === null ? null : (
            <Button variant="primary" isPending={isPending} onPress={() => void take(chosen)}>
              {translate(memberCare.import)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['stack']}>
        {message === null ? null : <Banner tone="danger">{message}</Banner>}
        {chosen !== null ? (
          <>
            <Preview chosen={chosen} />
            <Checkbox isSelected={welcomes} onChange={setWelcomes}>
              {translate(memberCare.welcomes)}
            </Checkbox>
            <p className={styles['muted']}>{translate(memberCare.noMail)}</p>
          </>
        ) : isPending ? (
          <Spinner label={translate(memberCare.readingFile)} />
        ) : (
          <FileDrop
            label={translate(memberCare.dropFile)}
            description={translate(memberCare.fileRule)}
            buttonLabel={translate(memberCare.chooseFile)}
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

function Preview({ chosen: { file, report } }: { readonly chosen: Chosen }) {
  const further =
    report.customers === 0 ? [] : [[translate(memberCare.customers), report.customers] as const];
  return (
    <>
      <ImportPreview fileName={file.name} report={report} further={further} />
      <ImportProblems problems={report.problems} />
    </>
  );
}
