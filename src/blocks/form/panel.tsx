import { translateEnglish } from '#messages/translator.ts';
import { useState } from 'react';
import { Fieldset } from '#ui/fieldset.tsx';
import { Banner } from '#ui/banner.tsx';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { FieldKind, FormField } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { createId } from '#lib/id.ts';
import { translate } from '#ui/translate.ts';
import { formPanel } from '#messages/en/interface/form-panel.ts';
import type { Words } from '#messages/message.ts';
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
  translateContent = translateEnglish,
}: BlockPanelProps) {
  const form = formSchema.parse(data);
  const { fields } = form;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = fields.find((field) => field.id === selectedId) ?? null;

  const save = (next: readonly FormField[], label: Words, gestureId?: string): void =>
    onChange('fields', next, label, gestureId);
  const add = (kind: FieldKind): void => {
    const field = newField(kind, createId(), translateContent);
    const at = selected === null ? fields.length : fields.indexOf(selected) + 1;
    save(fields.toSpliced(at, 0, field), formPanel.addField);
    setSelectedId(field.id);
  };
  const duplicate = (field: FormField): void => {
    const copy = { ...field, id: createId() };
    save(fields.toSpliced(fields.indexOf(field) + 1, 0, copy), formPanel.duplicateField);
    setSelectedId(copy.id);
  };
  const move = (field: FormField, to: number): void => {
    const rest = fields.filter((each) => each !== field);
    save(rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, field), formPanel.moveField);
  };
  const email = form.notifyEmail.trim();

  return (
    <div className={styles['panel']}>
      <Fieldset legend={translate(formPanel.build)}>
        {field('name')}
        <FieldList
          fields={fields}
          selectedId={selected?.id ?? null}
          onSelect={setSelectedId}
          onReorder={(next) => save(next, formPanel.moveField)}
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
                formPanel.editField,
                gestureId,
              )
            }
            onMove={(to) => move(selected, to)}
            onDuplicate={() => duplicate(selected)}
            onDelete={() => {
              save(
                fields.filter((each) => each !== selected),
                formPanel.deleteField,
              );
              setSelectedId(null);
            }}
          />
        )}
      </Fieldset>
      <Fieldset legend={translate(formPanel.storage)}>
        {field('purpose')}
        {form.purpose === 'answers' ? null : <Banner tone="info">{translate(formPanel.requestHelp)}</Banner>}
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
          <Banner tone="danger">{translate(formPanel.invalidEmail)}</Banner>
        ) : null}
        {email === '' && !form.keepSubmissions && form.mailingList === null && form.purpose === 'answers' ? (
          <Banner tone="warning" title={translate(formPanel.answersLost)}>
            {translate(formPanel.answersLostHelp)}
          </Banner>
        ) : null}
        {form.mailingList !== null && !fields.some(({ kind }) => kind === 'email') ? (
          <Banner tone="warning">{translate(formPanel.emailFieldNeeded)}</Banner>
        ) : null}
        {form.purpose !== 'answers' && !fields.some(({ kind }) => kind === 'email') ? (
          <Banner tone="warning">{translate(formPanel.emailFieldOfRequest)}</Banner>
        ) : null}
      </Fieldset>
      <Fieldset legend={translate(formPanel.advanced)}>
        {field('submitText')}
        {field('alignment')}
        {field('successText')}
        {field('successLink')}
        {field('postSubmitHtml')}
        {field('opensInOverlay')}
        {form.opensInOverlay ? field('overlayButtonText') : null}
      </Fieldset>
      <Fieldset legend={translate(formPanel.captcha)}>{field('captcha')}</Fieldset>
      <Fieldset legend={translate(formPanel.disclaimer)}>
        {field('disclaimer')}
        {field('needsConsent')}
        {form.needsConsent ? field('consentText') : null}
      </Fieldset>
    </div>
  );
}
