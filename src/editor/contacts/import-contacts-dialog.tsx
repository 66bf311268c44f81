import { useState } from 'react';
import {
  importContacts,
  undoContactImport,
  type ContactImport,
  type ImportColumn,
} from '#contract/contact-files.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { kit } from '#messages/en/interface/kit.ts';
import type { Message } from '#messages/message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { ImportPreview, ImportProblems } from '../panel/import-preview.tsx';
import { useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

const COLUMN_NAMES: Readonly<Record<ImportColumn, Message>> = {
  email: contactFiles.email,
  furtherEmails: contactFiles.furtherEmails,
  firstName: contactFiles.firstName,
  lastName: contactFiles.lastName,
  name: contactFiles.fullName,
  company: contactFiles.company,
  phone: contactFiles.phone,
  street: contactFiles.street,
  city: contactFiles.city,
  region: contactFiles.region,
  postalCode: contactFiles.postalCode,
  country: contactFiles.country,
  language: contactFiles.language,
  timeZone: contactFiles.timeZone,
  labels: contactFiles.labels,
  field: contactFiles.ownField,
  none: contactFiles.ignore,
};

interface Asked {
  readonly file: File;
  readonly mode: 'fill' | 'replace';
  /** Null as the headers say. */
  readonly columns: readonly ImportColumn[] | null;
}

/** Takes people in from a table or vCards: shows first what would happen (CRM-19, CRM-20). */
export function ImportContactsDialog({ onClose }: { readonly onClose: () => void }) {
  const refresh = useRefreshContacts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [report, setReport] = useState<ContactImport | null>(null);
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
  const call = ({ file, mode, columns }: Asked, isDryRun: 'true' | 'false') => {
    const query = { isDryRun, mode, ...(columns === null ? {} : { columns: columns.join(',') }) };
    // Columns travel as one text, which is what the schema takes in.
    return callEndpoint(importContacts, { query: query as never }, { file });
  };
  const look = (next: Asked) => {
    setAsked(next);
    void run(async () => setReport(await call(next, 'true')));
  };
  const take = (given: Asked) =>
    run(async () => {
      const { added, changed, importId } = await call(given, 'false');
      await refresh();
      onClose();
      const undo = async () => {
        if (importId === null) return;
        await callEndpoint(undoContactImport, { params: { importId } });
        await refresh();
        showToast(translate(contactFiles.importUndone));
      };
      showToast(translate(contactFiles.importDone, { added, changed }), {
        tone: 'success',
        action: { label: translate(contactList.undo), onPress: () => void undo() },
      });
    });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={translate(contactFiles.importTitle)}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {translate(kit.cancel)}
          </Button>
          {asked === null || report === null ? null : (
            <Button variant="primary" isPending={isPending} onPress={() => void take(asked)}>
              {translate(contactFiles.import)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['form']}>
        {message === null ? null : <Banner tone="danger">{message}</Banner>}
        {asked !== null && report !== null ? (
          <Preview asked={asked} report={report} onChange={look} />
        ) : isPending ? (
          <Spinner label={translate(contactFiles.reading)} />
        ) : (
          <FileDrop
            label={translate(contactFiles.dropFile)}
            description={translate(contactFiles.fileRule)}
            buttonLabel={translate(contactFiles.chooseFile)}
            accept={['text/csv', 'text/vcard', '.csv', '.txt', '.vcf']}
            isMultiple={false}
            onFiles={([file]) => {
              if (file !== undefined) look({ file, mode: 'fill', columns: null });
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  readonly asked: Asked;
  readonly report: ContactImport;
  readonly onChange: (asked: Asked) => void;
}

function Preview({ asked, report, onChange }: PreviewProps) {
  const columns = report.columns.map(({ is }) => is);
  return (
    <>
      <ImportPreview fileName={asked.file.name} report={report} />
      <SegmentedControl
        label={translate(contactFiles.mode)}
        options={[
          { value: 'fill', label: translate(contactFiles.fill) },
          { value: 'replace', label: translate(contactFiles.replace) },
        ]}
        value={asked.mode}
        onChange={(mode) => onChange({ ...asked, mode })}
      />
      {report.columns.length === 0 ? null : (
        <fieldset className={styles['columnChoices']} aria-label={translate(contactFiles.columns)}>
          {report.columns.map(({ header, is }, place) => (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- headers may be equal
              key={place}
              label={header || String(place + 1)}
              options={(Object.keys(COLUMN_NAMES) as ImportColumn[]).map((value) => ({
                value,
                label: translate(COLUMN_NAMES[value]),
              }))}
              value={is}
              onChange={(chosen) => onChange({ ...asked, columns: columns.with(place, chosen) })}
            />
          ))}
        </fieldset>
      )}
      <ImportProblems problems={report.problems} />
    </>
  );
}
