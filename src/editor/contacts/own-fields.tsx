import { Plus, X } from 'lucide-react';
import { CONTACT_LIMITS, type OwnField } from '#domain/contacts/contact-fields.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import styles from './contacts.module.css';

interface OwnFieldsProps {
  readonly fields: readonly OwnField[];
  readonly canWrite: boolean;
  readonly onChange: (fields: readonly OwnField[]) => void;
}

/** Up to 50 fields of the owner's own (CRM-02). */
export function OwnFields({ fields, canWrite, onChange }: OwnFieldsProps) {
  return (
    <>
      {fields.map((field, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a name is what is typed here
        <div key={place} className={styles['entry']}>
          <div className={styles['pair']}>
            <TextField
              label={translate(contactCard.fieldName)}
              maxLength={100}
              isReadOnly={!canWrite}
              value={field.name}
              onChange={(name) => onChange(fields.with(place, { ...field, name }))}
            />
            <TextField
              label={translate(contactCard.fieldValue)}
              maxLength={1000}
              isReadOnly={!canWrite}
              value={field.value}
              onChange={(value) => onChange(fields.with(place, { ...field, value }))}
            />
          </div>
          {canWrite ? (
            <IconButton
              label={translate(contactCard.remove, { what: field.name || translate(contactCard.fieldName) })}
              onPress={() => onChange(fields.toSpliced(place, 1))}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      {canWrite && fields.length < CONTACT_LIMITS.fields ? (
        <div>
          <Button
            icon={<Plus aria-hidden="true" size={16} />}
            onPress={() => onChange([...fields, { name: '', value: '' }])}
          >
            {translate(contactCard.addField)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
