import type { ImportColumn } from '#contract/contact-files.ts';
import type { Id } from '#lib/id.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import type { Message } from '#messages/message.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { ColumnChoices } from '../table-imports/column-choices.tsx';
import { TableImportDialog, type ImportChoices } from '../table-imports/table-import-dialog.tsx';
import type { ImportSubject } from '../table-imports/use-table-imports.ts';
import { CONTACTS } from './use-contacts.ts';

export const CONTACT_IMPORTS: ImportSubject = { kind: 'contacts', shownBy: [CONTACTS] };

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

interface ImportContactsDialogProps {
  readonly importId: Id<'table-import'> | null;
  readonly onClose: () => void;
}

/** Takes people in from a table or vCards (CRM-19, CRM-20). */
export function ImportContactsDialog({ importId, onClose }: ImportContactsDialogProps) {
  return (
    <TableImportDialog
      subject={CONTACT_IMPORTS}
      importId={importId}
      texts={{
        title: translate(contactFiles.importTitle),
        dropFile: translate(contactFiles.dropFile),
        fileRule: translate(contactFiles.fileRule),
        chooseFile: translate(contactFiles.chooseFile),
        import: translate(contactFiles.import),
      }}
      accept={['text/csv', 'text/vcard', '.csv', '.txt', '.vcf']}
      choices={(of) => <Choices {...of} />}
      onClose={onClose}
    />
  );
}

function Choices(choices: ImportChoices) {
  const { options, onLookAnew } = choices;
  return (
    <>
      <SegmentedControl
        label={translate(contactFiles.mode)}
        options={[
          { value: 'fill', label: translate(contactFiles.fill) },
          { value: 'replace', label: translate(contactFiles.replace) },
        ]}
        value={options.mode}
        onChange={(mode) => onLookAnew({ ...options, mode })}
      />
      <ColumnChoices {...choices} names={COLUMN_NAMES} />
    </>
  );
}
