import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listMailingListOptions } from '#contract/newsletter-lists.ts';
import { memberSettingsSchema, type MemberSettings } from '#domain/members/member-settings.ts';
import { MAX_OWN_FIELDS, OWN_FIELD_KINDS, type OwnField } from '#domain/members/own-fields.ts';
import { createId } from '#lib/id.ts';
import { siteMembers } from '#messages/en/interface/site-members.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import styles from './members.module.css';

interface SignUpFieldsProps {
  readonly settings: MemberSettings;
  readonly save: (changed: Partial<MemberSettings>, onSuccess?: () => void) => void;
}

const KIND_WORDS = {
  text: siteMembers.fieldText,
  textarea: siteMembers.fieldTextarea,
  select: siteMembers.fieldSelect,
  checkbox: siteMembers.fieldCheckbox,
  date: siteMembers.fieldDate,
} as const;

/** What is asked for when somebody joins: own fields, the terms, a newsletter (MEMB-09). */
export function SignUpFields({ settings, save }: SignUpFieldsProps) {
  const [fields, setFields] = useState<readonly OwnField[]>(settings.fields);
  const [termsLink, setTermsLink] = useState(settings.termsLink);
  const [isWrong, setWrong] = useState(false);
  const lists = useQuery({
    queryKey: ['mailing-list-options'],
    queryFn: () => callEndpoint(listMailingListOptions, {}),
  });
  const change = (id: string, changed: Partial<OwnField>) =>
    setFields(fields.map((field) => (field.id === id ? { ...field, ...changed } : field)));
  const submit = () => {
    const kept = fields.map((field) => ({
      ...field,
      options: field.kind === 'select' ? field.options.map((each) => each.trim()).filter(Boolean) : [],
    }));
    const { shape } = memberSettingsSchema;
    const isRight =
      shape.fields.safeParse(kept).success &&
      shape.termsLink.safeParse(termsLink).success &&
      kept.every(({ kind, options }) => kind !== 'select' || options.length > 0);
    setWrong(!isRight);
    if (!isRight) return;
    save({ fields: kept, termsLink: termsLink.trim() }, () => void showToast(translate(siteMembers.saved)));
  };
  return (
    <PanelGroup title={translate(siteMembers.signUp)}>
      {fields.map((field) => (
        <fieldset key={field.id} className={styles['field']}>
          <legend className={styles['muted']}>{field.label || translate(siteMembers.ownFields)}</legend>
          <TextField
            label={translate(siteMembers.fieldLabel)}
            maxLength={100}
            value={field.label}
            onChange={(label) => change(field.id, { label })}
          />
          <Select
            label={translate(siteMembers.fieldKind)}
            options={OWN_FIELD_KINDS.map((kind) => ({ value: kind, label: translate(KIND_WORDS[kind]) }))}
            value={field.kind}
            onChange={(kind) => change(field.id, { kind })}
          />
          {field.kind === 'select' ? (
            <TextArea
              label={translate(siteMembers.fieldOptions)}
              description={translate(siteMembers.fieldOptionsText)}
              rows={3}
              value={field.options.join('\n')}
              onChange={(text) => change(field.id, { options: text.split('\n') })}
            />
          ) : null}
          <Switch
            label={translate(siteMembers.fieldRequired)}
            isSelected={field.isRequired}
            onChange={(isRequired) => change(field.id, { isRequired })}
          />
          <IconButton
            label={translate(siteMembers.removeField, { label: field.label })}
            size="small"
            onPress={() => setFields(fields.filter(({ id }) => id !== field.id))}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </fieldset>
      ))}
      <div>
        <Button
          isDisabled={fields.length >= MAX_OWN_FIELDS}
          onPress={() =>
            setFields([
              ...fields,
              { id: createId(), kind: 'text', label: '', isRequired: false, options: [] },
            ])
          }
        >
          {translate(siteMembers.addField)}
        </Button>
      </div>
      <TextField
        label={translate(siteMembers.termsLink)}
        description={translate(siteMembers.termsText)}
        value={termsLink}
        onChange={setTermsLink}
      />
      {isWrong ? <Banner tone="danger">{translate(siteMembers.signUpWrong)}</Banner> : null}
      <div>
        <Button onPress={submit}>{translate(siteMembers.saveSignUp)}</Button>
      </div>
      <Select
        label={translate(siteMembers.newsletter)}
        options={[
          { value: '', label: translate(siteMembers.noNewsletter) },
          ...(lists.data?.lists ?? []).map(({ id, name }) => ({ value: id as string, label: name })),
        ]}
        value={settings.newsletterListId ?? ''}
        isDisabled={lists.data === undefined}
        onChange={(chosen) =>
          save({ newsletterListId: lists.data?.lists.find(({ id }) => id === chosen)?.id ?? null })
        }
      />
    </PanelGroup>
  );
}
