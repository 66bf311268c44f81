import { X } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton, Label, Tag, TagGroup, TagList } from 'react-aria-components';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { translate } from '#ui/translate.ts';
import { addLabel } from './add-label.ts';
import styles from './labels-field.module.css';

/** Tags or categories: added one by one with Enter or a comma, removed by a press or Delete (EDIT-107). */
export function LabelsField({
  tagType,
  label,
  values,
  maxLength,
  onChange,
}: {
  readonly tagType: 'tag' | 'category';
  readonly label: string;
  readonly values: readonly string[];
  readonly maxLength: number;
  readonly onChange: (labels: string[]) => void;
}) {
  const [entered, setEntered] = useState('');
  const [error, setError] = useState<string | null>(null);

  function add(): void {
    const added = addLabel(values, entered, tagType);
    setError(added.ok ? null : translate(added.error));
    if (!added.ok) return;
    onChange([...added.value]);
    setEntered('');
  }

  return (
    <div className={styles['labels']}>
      <div className={styles['entry']}>
        <TextField
          label={label}
          value={entered}
          maxLength={maxLength}
          onChange={(value) => {
            setEntered(value);
            setError(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ',') return;
            event.preventDefault();
            add();
          }}
          {...(error === null ? {} : { errorMessage: error })}
        />
        <Button onPress={add}>{translate(collectionPanels.add)}</Button>
      </div>
      <TagGroup onRemove={(keys) => onChange(values.filter((value) => !keys.has(value)))}>
        <Label className={styles['hidden'] ?? ''}>{label}</Label>
        <TagList
          className={styles['tags'] ?? ''}
          items={values.map((value) => ({ id: value }))}
          renderEmptyState={() => (
            <span className={styles['none']}>{translate(collectionPanels.noneYet)}</span>
          )}
        >
          {({ id }) => (
            <Tag id={id} textValue={id} className={styles['tag'] ?? ''}>
              {id}
              <AriaButton slot="remove" className={styles['remove'] ?? ''}>
                <X aria-hidden="true" />
              </AriaButton>
            </Tag>
          )}
        </TagList>
      </TagGroup>
    </div>
  );
}
