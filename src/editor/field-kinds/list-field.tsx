import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import { sayLabel } from '#ui/say-label.ts';
import { withinSentence } from '#messages/message.ts';
import type { NestedFieldProps } from '../fields/field-props.ts';
import { ItemList } from './item-list.tsx';

/** A list of objects: add, reorder, remove; each opens to its own fields. */
export function ListField({ control, value, onChange, error, Field }: NestedFieldProps<'list'>) {
  const items = Array.isArray(value) ? (value as readonly JsonValue[]).filter(isJsonObject) : [];
  return (
    <ItemList
      label={sayLabel(control.label)}
      items={items}
      max={control.max}
      fields={control.fields}
      titleOf={(item, index) =>
        titleOf(item, control.itemTitle) ??
        translate(inspector.numberedItem, { item: control.itemLabel, number: index + 1 })
      }
      addLabel={translate(inspector.addItem, {
        item: typeof control.itemLabel === 'string' ? control.itemLabel : withinSentence(control.itemLabel),
      })}
      onAdd={(open) => {
        onChange([...items, control.newItem() as JsonValue]);
        open(items.length);
      }}
      onChange={onChange}
      error={error}
      Field={Field}
    />
  );
}

function titleOf(item: JsonObject, entry: string): string | null {
  const title = item[entry];
  return typeof title === 'string' && title.trim() !== '' ? title : null;
}
