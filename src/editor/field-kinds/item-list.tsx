import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldControl } from '#blocks/define-block.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import type { NestedFieldProps } from '../fields/field-props.ts';
import { movedItem } from './moved-item.ts';
import { isLeavingByKey } from '../panel/is-leaving-by-key.ts';
import styles from './list-field.module.css';

interface ItemListProps extends Pick<NestedFieldProps<'list'>, 'onChange' | 'error' | 'Field'> {
  readonly label: string;
  readonly items: readonly JsonObject[];
  readonly max: number;
  readonly fields: Readonly<Record<string, FieldControl>>;
  readonly titleOf: (item: JsonObject, index: number) => string;
  readonly addLabel: string;
  /** `open` shows the fields of the item at an index. */
  readonly onAdd: (open: (index: number) => void) => void;
}

/** An ordered list of objects: add, move, remove; each opens to its own fields. */
export function ItemList(props: ItemListProps) {
  const { label, items, max, fields, titleOf, onChange, error, Field } = props;
  const [open, setOpen] = useState<number | null>(null);
  const move = (index: number, step: -1 | 1): void => {
    onChange(movedItem(items, index, index + step));
    setOpen(open === index ? index + step : open === index + step ? index : open);
  };
  const remove = (index: number): void => {
    setOpen(null);
    onChange(items.filter((_each, at) => at !== index));
  };
  const change = (index: number, name: string, value: JsonValue, gestureId?: string): void => {
    onChange(
      items.map((each, at) => (at === index ? { ...each, [name]: value } : each)),
      gestureId,
    );
  };
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['label']}>{label}</legend>
      <ol className={styles['items']}>
        {items.map((item, index) => {
          const title = titleOf(item, index);
          const isOpen = open === index;
          return (
            // Items have no identity of their own: their place in the list is what they are.
            // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/no-noninteractive-element-interactions
            <li
              key={index}
              className={styles['item']}
              onKeyDown={(event) => {
                if (!isOpen || !isLeavingByKey(event)) return;
                setOpen(null);
                event.currentTarget.querySelector('button')?.focus();
              }}
            >
              <div className={styles['row']}>
                <button
                  type="button"
                  className={styles['open']}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : index)}
                >
                  {title}
                </button>
                <IconButton
                  label={translate(inspector.moveItemUp, { title })}
                  size="small"
                  isDisabled={index === 0}
                  onPress={() => move(index, -1)}
                >
                  <ChevronUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={translate(inspector.moveItemDown, { title })}
                  size="small"
                  isDisabled={index === items.length - 1}
                  onPress={() => move(index, 1)}
                >
                  <ChevronDown aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={translate(inspector.removeItem, { title })}
                  size="small"
                  onPress={() => remove(index)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
              {isOpen ? (
                <div className={styles['fields']}>
                  {Object.entries(fields).map(([name, field]) => (
                    <Field
                      key={name}
                      control={field}
                      value={item[name]}
                      error={null}
                      onChange={(next, gestureId) => change(index, name, next, gestureId)}
                    />
                  ))}
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      {error === null ? null : <p className={styles['error']}>{error}</p>}
      <Button
        size="small"
        icon={<Plus aria-hidden="true" size={14} />}
        isDisabled={items.length >= max}
        onPress={() => props.onAdd(setOpen)}
      >
        {props.addLabel}
      </Button>
      {items.length >= max ? <p className={styles['note']}>{translate(inspector.atMost, { max })}</p> : null}
    </fieldset>
  );
}
