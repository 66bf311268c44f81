import { Plus, X } from 'lucide-react';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import styles from './contacts.module.css';

interface ListFieldsProps {
  /** The name of the list in errors of the server: `emails`. */
  readonly name: string;
  readonly label: string;
  /** Of the first one, where it is more than the others. */
  readonly firstLabel?: string;
  readonly addLabel: string;
  readonly type: 'email' | 'tel';
  readonly values: readonly string[];
  readonly max: number;
  readonly maxLength: number;
  readonly canWrite: boolean;
  /** By name and place: `emails.0`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (values: readonly string[]) => void;
}

/** Several texts of one kind: addresses of mail, telephone numbers. */
export function ListFields(props: ListFieldsProps) {
  const {
    name,
    label,
    firstLabel = label,
    addLabel,
    type,
    values,
    max,
    maxLength,
    canWrite,
    errors,
    onChange,
  } = props;
  return (
    <>
      {values.map((value, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is what the server names in errors
        <div key={place} className={styles['entry']}>
          <TextField
            label={place === 0 ? firstLabel : label}
            type={type}
            name={`${name}.${place}`}
            maxLength={maxLength}
            isReadOnly={!canWrite}
            errorMessage={errors[`${name}.${place}`]}
            value={value}
            onChange={(text) => onChange(values.with(place, text))}
          />
          {canWrite ? (
            <IconButton
              label={translate(contactCard.remove, { what: value || label })}
              onPress={() => onChange(values.toSpliced(place, 1))}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      {canWrite && values.length < max ? (
        <div>
          <Button icon={<Plus aria-hidden="true" size={16} />} onPress={() => onChange([...values, ''])}>
            {addLabel}
          </Button>
        </div>
      ) : null}
    </>
  );
}
