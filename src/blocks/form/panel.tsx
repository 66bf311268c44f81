import { translateEnglish } from '#messages/translator.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import { Banner } from '#ui/banner.tsx';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { translate } from '#ui/translate.ts';
import { formPanel } from '#messages/en/interface/form-panel.ts';
import type { BlockPanelProps } from '../panel.ts';
import { FieldsEditor } from './panel/fields-editor.tsx';
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
  const email = form.notifyEmail.trim();

  return (
    <div className={styles['panel']}>
      <Fieldset legend={translate(formPanel.build)}>
        {field('name')}
        <FieldsEditor
          fields={fields}
          hasFormHandler={hasFormHandler}
          translateContent={translateContent}
          onChange={(next, label, gestureId) => onChange('fields', next, label, gestureId)}
        />
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
