import { useState, type ReactNode } from 'react';
import { Banner } from '#ui/banner.tsx';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { FieldKind, FormField } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { createId } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import type { BlockPanelProps } from '../panel.ts';
import { AddField } from './panel/add-field.tsx';
import { FieldList } from './panel/field-list.tsx';
import { FieldSettings } from './panel/field-settings.tsx';
import styles from './panel/panel.module.css';
import { formSchema } from './schema.ts';

/** The form editor: its fieldsets build, storage, advanced, captcha and disclaimer (FBLD-28, FBLD-60 to FBLD-65). */
export function Panel({
  data,
  onChange,
  field = () => null,
  MailingListField,
  hasFormHandler = true,
}: BlockPanelProps) {
  const form = formSchema.parse(data);
  const { fields } = form;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = fields.find((field) => field.id === selectedId) ?? null;

  const save = (next: readonly FormField[], label: string, gestureId?: string): void =>
    onChange('fields', next as unknown as JsonValue, label, gestureId);
  const add = (kind: FieldKind): void => {
    const field = newField(kind);
    const at = selected === null ? fields.length : fields.indexOf(selected) + 1;
    save(fields.toSpliced(at, 0, field), 'Add field');
    setSelectedId(field.id);
  };
  const duplicate = (field: FormField): void => {
    const copy = { ...field, id: createId() };
    save(fields.toSpliced(fields.indexOf(field) + 1, 0, copy), 'Duplicate field');
    setSelectedId(copy.id);
  };
  const move = (field: FormField, to: number): void => {
    const rest = fields.filter((each) => each !== field);
    save(rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, field), 'Move field');
  };
  const email = form.notifyEmail.trim();

  return (
    <div className={styles['panel']}>
      <Fieldset legend="Build">
        {field('name')}
        <FieldList
          fields={fields}
          selectedId={selected?.id ?? null}
          onSelect={setSelectedId}
          onReorder={(next) => save(next, 'Move field')}
        />
        <AddField count={fields.length} onAdd={add} />
        {selected === null ? null : (
          <FieldSettings
            key={selected.id}
            field={selected}
            index={fields.indexOf(selected)}
            count={fields.length}
            takenKeys={fields
              .filter((each) => each !== selected && each.kind === 'hidden')
              .map((each) => each.key)}
            hasFormHandler={hasFormHandler}
            onChange={(changed, gestureId) =>
              save(
                fields.map((each) => (each === selected ? changed : each)),
                'Edit field',
                gestureId,
              )
            }
            onMove={(to) => move(selected, to)}
            onDuplicate={() => duplicate(selected)}
            onDelete={() => {
              save(
                fields.filter((each) => each !== selected),
                'Delete field',
              );
              setSelectedId(null);
            }}
          />
        )}
      </Fieldset>
      <Fieldset legend="Storage">
        {field('notifyEmail')}
        {field('keepSubmissions')}
        {MailingListField === undefined ? null : (
          <MailingListField
            value={form.mailingList}
            isOptional
            onChange={(value, label) => onChange('mailingList', value, label)}
          />
        )}
        {email !== '' && !isMailAddress(email) ? (
          <Banner tone="danger">Please enter a valid email</Banner>
        ) : null}
        {email === '' && !form.keepSubmissions && form.mailingList === null ? (
          <Banner tone="warning" title="Answers would be lost">
            Enter an email address for the answers, choose a mailing list, or keep them in the list of
            submissions. Until then the form cannot be sent.
          </Banner>
        ) : null}
        {form.mailingList !== null && !fields.some(({ kind }) => kind === 'email') ? (
          <Banner tone="warning">Add an email field: without one nobody can be signed up to the list.</Banner>
        ) : null}
      </Fieldset>
      <Fieldset legend="Advanced">
        {field('submitText')}
        {field('alignment')}
        {field('successText')}
        {field('successLink')}
        {field('postSubmitHtml')}
        {field('opensInOverlay')}
        {form.opensInOverlay ? field('overlayButtonText') : null}
      </Fieldset>
      <Fieldset legend="Captcha">{field('captcha')}</Fieldset>
      <Fieldset legend="Disclaimer">
        {field('disclaimer')}
        {field('needsConsent')}
        {form.needsConsent ? field('consentText') : null}
      </Fieldset>
    </div>
  );
}

function Fieldset({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['title']}>{legend}</legend>
      {children}
    </fieldset>
  );
}
