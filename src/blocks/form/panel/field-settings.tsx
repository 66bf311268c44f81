import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { NumberField } from '#ui/number-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FIELD_KIND_RULES, type FieldSetting } from '#domain/forms/field-kinds.ts';
import { MAX_MAX_LENGTH, type FormField } from '#domain/forms/form-field.ts';
import { fieldTitle, usableOptions } from '#domain/forms/published-fields.ts';
import { createId } from '#lib/id.ts';
import { translate } from '#ui/translate.ts';
import { formPanel } from '#messages/en/interface/form-panel.ts';
import styles from './panel.module.css';

interface FieldSettingsProps {
  readonly field: FormField;
  readonly index: number;
  readonly count: number;
  /** There can be no more fields. */
  readonly isFull: boolean;
  /** Keys of the form's other hidden fields (FBLD-25). */
  readonly takenKeys: readonly string[];
  /** The form-handler flag (FBLD-31, FBLD-32). */
  readonly hasFormHandler: boolean;
  readonly onChange: (field: FormField, gestureId?: string) => void;
  readonly onMove: (to: number) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** What can be set about one field: the settings of its kind (FBLD-01 to FBLD-25, FBLD-31, FBLD-37). */
export function FieldSettings({
  field,
  index,
  count,
  isFull,
  takenKeys,
  hasFormHandler,
  onChange,
  onMove,
  onDuplicate,
  onDelete,
}: FieldSettingsProps) {
  const title = fieldTitle(field);
  const gesture = useRef<string | undefined>(undefined);
  const set = (changes: Partial<FormField>): void => onChange({ ...field, ...changes }, gesture.current);
  // Everything typed while a control has the focus is one step of undo.
  const typing = {
    onFocus: () => {
      gesture.current = createId();
    },
    onBlur: () => {
      gesture.current = undefined;
    },
  };
  const has = (setting: FieldSetting): boolean => FIELD_KIND_RULES[field.kind].settings.includes(setting);
  return (
    <section
      ref={show}
      className={styles['settings']}
      aria-label={translate(formPanel.settingsOf, { title })}
    >
      <div className={styles['row']}>
        <h4 className={styles['settingsTitle']}>{title}</h4>
        <IconButton
          label={translate(formPanel.moveUp, { title })}
          size="small"
          isDisabled={index === 0}
          onPress={() => onMove(index - 1)}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={translate(formPanel.moveDown, { title })}
          size="small"
          isDisabled={index === count - 1}
          onPress={() => onMove(index + 1)}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton
          label={translate(formPanel.duplicate, { title })}
          size="small"
          isDisabled={isFull}
          onPress={onDuplicate}
        >
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton label={translate(formPanel.delete, { title })} size="small" onPress={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {has('key') ? (
        <>
          <TextField
            label={translate(formPanel.key)}
            description={translate(formPanel.keyHelp)}
            errorMessage={keyError(field.key, takenKeys)}
            value={field.key}
            maxLength={100}
            onChange={(key) => set({ key })}
            {...typing}
          />
          <TextField
            label={translate(formPanel.value)}
            value={field.value}
            maxLength={2000}
            onChange={(value) => set({ value })}
            {...typing}
          />
        </>
      ) : (
        <>
          <TextField
            label={translate(formPanel.title)}
            errorMessage={field.title.trim() === '' ? translate(formPanel.titleNeeded) : undefined}
            value={field.title}
            maxLength={300}
            onChange={(next) => set({ title: next })}
            {...typing}
          />
          <TextArea
            label={translate(formPanel.description)}
            rows={2}
            value={field.description}
            maxLength={2000}
            onChange={(description) => set({ description })}
            {...typing}
          />
        </>
      )}
      {has('options') ? (
        <TextArea
          label={field.kind === 'likert' ? translate(formPanel.statements) : translate(formPanel.options)}
          description={translate(formPanel.oneOnEachLine)}
          errorMessage={optionsError(field.options)}
          rows={5}
          value={field.options.join('\n')}
          onChange={(text) => set({ options: text.split('\n') })}
          {...typing}
        />
      ) : null}
      {has('symbol') ? (
        <TextField
          label={translate(formPanel.currencySymbol)}
          value={field.symbol}
          maxLength={3}
          onChange={(symbol) => set({ symbol })}
          {...typing}
        />
      ) : null}
      {has('placeholder') ? (
        <TextField
          label={translate(formPanel.placeholder)}
          value={field.placeholder}
          maxLength={300}
          onChange={(placeholder) => set({ placeholder })}
          {...typing}
        />
      ) : null}
      {has('maxLength') && hasFormHandler ? (
        <NumberField
          label={translate(formPanel.maxLength)}
          description={translate(formPanel.maxLengthHelp)}
          value={field.maxLength}
          minValue={0}
          maxValue={MAX_MAX_LENGTH}
          onChange={(value) => set({ maxLength: Number.isNaN(value) ? 0 : Math.round(value) })}
        />
      ) : null}
      {has('showCountryCode') ? (
        <Switch
          label={translate(formPanel.countryCode)}
          isSelected={field.showCountryCode}
          onChange={(showCountryCode) => set({ showCountryCode })}
        />
      ) : null}
      {has('underline') ? (
        <Switch
          label={translate(formPanel.lineBelow)}
          isSelected={field.underline}
          onChange={(underline) => set({ underline })}
        />
      ) : null}
      {has('required') ? (
        <Switch
          label={translate(formPanel.required)}
          isSelected={field.required}
          onChange={(required) => set({ required })}
        />
      ) : null}
    </section>
  );
}

/** In a long form the settings of a chosen field may lie below the panel's edge. */
function show(settings: HTMLElement | null): void {
  settings?.scrollIntoView({ block: 'nearest' });
}

function keyError(key: string, taken: readonly string[]): string | undefined {
  if (key.trim() === '') return translate(formPanel.keyNeeded);
  return taken.includes(key) ? translate(formPanel.keyTaken) : undefined;
}

function optionsError(options: readonly string[]): string | undefined {
  const filled = options.map((option) => option.trim()).filter((option) => option !== '');
  if (filled.length === 0) return translate(formPanel.optionNeeded);
  const repeated = filled.find((option, index) => filled.indexOf(option) !== index);
  return repeated === undefined || usableOptions(options).length === filled.length
    ? undefined
    : translate(formPanel.optionTwice, { option: repeated });
}
