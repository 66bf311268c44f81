import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { NestedFieldProps } from './field-props.ts';
import { movedItem } from './moved-item.ts';
import styles from './list-field.module.css';

/** A list of objects: added to, put into another order, removed from; each opens to its own fields. */
export function ListField({ control, value, onChange, error, Field }: NestedFieldProps<'list'>) {
  const items = Array.isArray(value) ? (value as readonly JsonValue[]).filter(isJsonObject) : [];
  const [open, setOpen] = useState<number | null>(null);
  const replace = (index: number, item: JsonObject, gestureId?: string): void =>
    onChange(
      items.map((each, place) => (place === index ? item : each)),
      gestureId,
    );
  const move = (index: number, step: -1 | 1): void => {
    onChange(movedItem(items, index, index + step));
    setOpen(open === index ? index + step : open === index + step ? index : open);
  };
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['label']}>{control.label}</legend>
      <ol className={styles['items']}>
        {items.map((item, index) => {
          const title = titleOf(item, control.itemTitle) ?? `${control.itemLabel} ${index + 1}`;
          const isOpen = open === index;
          return (
            // Items have no identity of their own: their place in the list is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles['item']}>
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
                  label={`Move ${title} up`}
                  size="small"
                  isDisabled={index === 0}
                  onPress={() => move(index, -1)}
                >
                  <ChevronUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move ${title} down`}
                  size="small"
                  isDisabled={index === items.length - 1}
                  onPress={() => move(index, 1)}
                >
                  <ChevronDown aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Remove ${title}`}
                  size="small"
                  onPress={() => {
                    setOpen(null);
                    onChange(items.filter((_each, place) => place !== index));
                  }}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
              {isOpen ? (
                <div className={styles['fields']}>
                  {Object.entries(control.fields).map(([name, field]) => (
                    <Field
                      key={name}
                      control={field}
                      value={item[name]}
                      error={null}
                      onChange={(next, gestureId) => replace(index, { ...item, [name]: next }, gestureId)}
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
        isDisabled={items.length >= control.max}
        onPress={() => {
          onChange([...items, control.newItem() as JsonValue]);
          setOpen(items.length);
        }}
      >
        Add {control.itemLabel.toLowerCase()}
      </Button>
      {items.length >= control.max ? <p className={styles['note']}>At most {control.max}.</p> : null}
    </fieldset>
  );
}

function titleOf(item: JsonObject, entry: string): string | null {
  const title = item[entry];
  return typeof title === 'string' && title.trim() !== '' ? title : null;
}
