import type { Id } from '#lib/id.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import { importColumns } from '#messages/en/interface/import-columns.ts';
import type { Message } from '#messages/message.ts';
import type { MemberImportColumn } from '#domain/members/member-file.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { translate } from '#ui/translate.ts';
import { ColumnChoices } from '../table-imports/column-choices.tsx';
import { TableImportDialog } from '../table-imports/table-import-dialog.tsx';
import type { ImportSubject } from '../table-imports/use-table-imports.ts';
import { MEMBERS_KEY } from './use-member-runs.ts';
import styles from './members.module.css';

export const MEMBER_IMPORTS: ImportSubject = { kind: 'members', shownBy: [MEMBERS_KEY] };

const COLUMN_NAMES: Readonly<Record<MemberImportColumn, Message>> = {
  email: contactFiles.email,
  name: contactFiles.fullName,
  firstName: contactFiles.firstName,
  lastName: contactFiles.lastName,
  status: importColumns.status,
  labels: contactFiles.labels,
  note: importColumns.note,
  language: contactFiles.language,
  joinedAt: importColumns.joined,
  confirmedAt: importColumns.confirmed,
  lastSeen: importColumns.lastSeen,
  customerId: importColumns.customerId,
  answer: importColumns.answer,
  none: contactFiles.ignore,
};

interface ImportMembersDialogProps {
  readonly importId: Id<'table-import'> | null;
  readonly onClose: () => void;
}

/** Takes members in from a CSV file (MEMB-68, CRM-19). */
export function ImportMembersDialog({ importId, onClose }: ImportMembersDialogProps) {
  return (
    <TableImportDialog
      subject={MEMBER_IMPORTS}
      importId={importId}
      texts={{
        title: translate(memberCare.importTitle),
        dropFile: translate(memberCare.dropFile),
        fileRule: translate(memberCare.fileRule),
        chooseFile: translate(memberCare.chooseFile),
        import: translate(memberCare.import),
      }}
      accept={['text/csv', '.csv', '.txt']}
      further={({ customers }) => (customers === 0 ? [] : [[translate(memberCare.customers), customers]])}
      choices={(choices) => (
        <>
          <ColumnChoices {...choices} names={COLUMN_NAMES} />
          <Checkbox
            isSelected={choices.options.welcomes}
            onChange={(welcomes) => choices.onChoose({ ...choices.options, welcomes })}
          >
            {translate(memberCare.welcomes)}
          </Checkbox>
          <p className={styles['muted']}>{translate(memberCare.noMail)}</p>
        </>
      )}
      onClose={onClose}
    />
  );
}
