import type { Id } from '#lib/id.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import { importColumns } from '#messages/en/interface/import-columns.ts';
import type { Message } from '#messages/message.ts';
import type { SubscriberImportColumn } from '#domain/newsletters/subscriber-csv.ts';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { ColumnChoices } from '../table-imports/column-choices.tsx';
import { TableImportDialog } from '../table-imports/table-import-dialog.tsx';
import type { ImportSubject } from '../table-imports/use-table-imports.ts';

const COLUMN_NAMES: Readonly<Record<SubscriberImportColumn, Message>> = {
  email: contactFiles.email,
  firstName: contactFiles.firstName,
  lastName: contactFiles.lastName,
  name: contactFiles.fullName,
  state: mailingLists.state,
  optIn: importColumns.agreed,
  confirm: importColumns.confirmed,
  unsubscribed: importColumns.unsubscribed,
  cleaned: importColumns.bounced,
  none: contactFiles.ignore,
};

interface ImportDialogProps {
  readonly subject: ImportSubject;
  readonly importId: Id<'table-import'> | null;
  readonly onClose: () => void;
}

/** Takes people onto a list from a CSV file (CRM-19, NEWS-66). */
export function ImportDialog({ subject, importId, onClose }: ImportDialogProps) {
  return (
    <TableImportDialog
      subject={subject}
      importId={importId}
      texts={{
        title: translate(mailingLists.importTitle),
        dropFile: translate(mailingLists.dropFile),
        fileRule: translate(mailingLists.fileRule),
        chooseFile: translate(mailingLists.chooseFile),
        import: translate(mailingLists.import),
      }}
      accept={['text/csv', '.csv', '.txt']}
      choices={(choices) => (
        <>
          <ColumnChoices {...choices} names={COLUMN_NAMES} />
          <TextArea
            label={translate(mailingLists.consent)}
            description={translate(mailingLists.consentText)}
            rows={2}
            maxLength={1000}
            value={choices.options.consent}
            onChange={(consent) => choices.onChoose({ ...choices.options, consent })}
          />
        </>
      )}
      onClose={onClose}
    />
  );
}
