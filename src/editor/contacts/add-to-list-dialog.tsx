import { contactRuns } from '#messages/en/interface/contact-runs.ts';
import type { Id } from '#lib/id.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import styles from './contacts.module.css';

export interface ListChoice {
  readonly id: Id<'mailing-list'>;
  readonly name: string;
}

interface AddToListDialogProps {
  readonly lists: readonly ListChoice[];
  readonly onClose: () => void;
  readonly onSubmit: (list: ListChoice, consent: string) => Promise<void>;
}

/** Which list people are added to, and how they agreed (NEWS-08). */
export function AddToListDialog({ lists, onClose, onSubmit }: AddToListDialogProps) {
  const fields = useFields({ listId: String(lists[0]?.id ?? ''), consent: '' });
  return (
    <FormDialog
      title={translate(contactRuns.addToListTitle)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(contactRuns.add)}
      onSubmit={async ({ listId, consent }) => {
        const list = lists.find(({ id }) => id === listId);
        if (list !== undefined) await onSubmit(list, consent);
      }}
    >
      <p className={styles['muted']}>{translate(contactRuns.addToListText)}</p>
      <Select<string>
        label={translate(contactRuns.list)}
        options={lists.map(({ id, name }) => ({ value: id, label: name }))}
        {...fields.of('listId')}
      />
      <TextArea
        label={translate(contactRuns.consent)}
        description={translate(contactRuns.consentText)}
        rows={2}
        maxLength={1000}
        {...fields.of('consent')}
      />
    </FormDialog>
  );
}
