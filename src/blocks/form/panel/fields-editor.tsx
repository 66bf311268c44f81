import { type ReactNode, useState } from 'react';
import { type FieldKind, type FormField, MAX_FIELDS } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { createId } from '#lib/id.ts';
import { formPanel } from '#messages/en/interface/form-panel.ts';
import type { Words } from '#messages/message.ts';
import { translateEnglish, type Translate } from '#messages/translator.ts';
import { AddField } from './add-field.tsx';
import { FieldList } from './field-list.tsx';
import { FieldSettings } from './field-settings.tsx';

interface FieldsEditorProps {
  readonly fields: readonly FormField[];
  /** Given all fields as they are to be, and the gesture of typing where they are typed into. */
  readonly onChange: (next: readonly FormField[], label: Words, gestureId?: string) => void;
  /** So many there can be; those of a form where absent (FBLD-30). */
  readonly max?: number;
  /** The form-handler flag (FBLD-31, FBLD-32). */
  readonly hasFormHandler?: boolean;
  /** Speaks the language of the site. */
  readonly translateContent?: Translate;
  /** What can be set about the chosen field besides. */
  readonly more?: (field: FormField) => ReactNode;
}

/** Fields in their order, a menu that adds one, and the settings of the chosen one (FBLD-28 to FBLD-30). */
export function FieldsEditor({
  fields,
  onChange,
  max = MAX_FIELDS,
  hasFormHandler = true,
  translateContent = translateEnglish,
  more,
}: FieldsEditorProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = fields.find((field) => field.id === selectedId) ?? null;
  const add = (kind: FieldKind): void => {
    const field = newField(kind, createId(), translateContent);
    const at = selected === null ? fields.length : fields.indexOf(selected) + 1;
    onChange(fields.toSpliced(at, 0, field), formPanel.addField);
    setSelectedId(field.id);
  };
  const duplicate = (field: FormField): void => {
    const copy = { ...field, id: createId() };
    onChange(fields.toSpliced(fields.indexOf(field) + 1, 0, copy), formPanel.duplicateField);
    setSelectedId(copy.id);
  };
  const move = (field: FormField, to: number): void => {
    const rest = fields.filter((each) => each !== field);
    onChange(rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, field), formPanel.moveField);
  };
  return (
    <>
      <FieldList
        fields={fields}
        selectedId={selected?.id ?? null}
        onSelect={setSelectedId}
        onReorder={(next) => onChange(next, formPanel.moveField)}
      />
      <AddField count={fields.length} max={max} onAdd={add} />
      {selected === null ? null : (
        <>
          <FieldSettings
            key={selected.id}
            field={selected}
            index={fields.indexOf(selected)}
            count={fields.length}
            isFull={fields.length >= max}
            takenKeys={fields
              .filter((each) => each !== selected && each.kind === 'hidden')
              .map((each) => each.key)}
            hasFormHandler={hasFormHandler}
            onChange={(changed, gestureId) =>
              onChange(
                fields.map((each) => (each === selected ? changed : each)),
                formPanel.editField,
                gestureId,
              )
            }
            onMove={(to) => move(selected, to)}
            onDuplicate={() => duplicate(selected)}
            onDelete={() => {
              onChange(
                fields.filter((each) => each !== selected),
                formPanel.deleteField,
              );
              setSelectedId(null);
            }}
          />
          {more?.(selected)}
        </>
      )}
    </>
  );
}
