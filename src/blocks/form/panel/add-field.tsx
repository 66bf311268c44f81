import { Plus } from 'lucide-react';
import { FIELD_KIND_LABELS } from '#domain/forms/field-kind-labels.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { FIELD_KINDS, type FieldKind } from '#domain/forms/form-field.ts';
import { translate } from '#ui/translate.ts';
import { formPanel } from '#messages/en/interface/form-panel.ts';
import styles from './panel.module.css';

interface AddFieldProps {
  readonly count: number;
  readonly max: number;
  readonly onAdd: (kind: FieldKind) => void;
}

/** A menu button with all kinds of fields; at the limit it says so (FBLD-28, FBLD-30). */
export function AddField({ count, max, onAdd }: AddFieldProps) {
  const isFull = count >= max;
  return (
    <>
      <Menu
        label={translate(formPanel.kindsOfFields)}
        trigger={
          <Button size="small" icon={<Plus aria-hidden="true" size={14} />} isDisabled={isFull}>
            {translate(formPanel.addField)}
          </Button>
        }
        items={FIELD_KINDS.map((kind) => ({
          id: kind,
          label: translate(FIELD_KIND_LABELS[kind]),
          onAction: () => onAdd(kind),
        }))}
      />
      {isFull ? <p className={styles['note']}>{translate(formPanel.full, { max })}</p> : null}
    </>
  );
}
