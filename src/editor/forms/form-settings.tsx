import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getCaptchaSecret, setCaptchaSecret } from '#contract/forms.ts';
import { MASKED_PASSWORD } from '#domain/forms/summarize-value.ts';
import { formSettings } from '#messages/en/interface/form-settings.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';

const KEY = ['captcha-secret'];

interface FormSettingsProps {
  readonly site: DocumentStore;
  readonly canWrite: boolean;
  /** Whether the person may set the captcha provider's secret. */
  readonly canSetSecret: boolean;
}

/** Settings that all forms of the site share: the captcha provider and the form-handler flag (FBLD-33, FBLD-75). */
export function FormSettings({ site, canWrite, canSetSecret }: FormSettingsProps) {
  const { captchaSiteKey, usesFormHandler } = siteSettingsOf(useRecord(site, 'settings'));
  const gesture = useGestureId();
  return (
    <Panel
      title={translate(formSettings.forms)}
      back={{ to: '/settings', label: translate(formSettings.settings) }}
      publishes={site}
    >
      <PanelGroup title={translate(formSettings.captcha)} description={translate(formSettings.captchaText)}>
        <TextField
          label={translate(formSettings.siteKey)}
          isOptional
          value={captchaSiteKey}
          maxLength={200}
          isDisabled={!canWrite}
          description={translate(formSettings.siteKeyText)}
          onChange={(value) =>
            site.run(
              setRecordField('settings', 'captchaSiteKey', value, formSettings.stepSiteKey),
              gesture.current(),
            )
          }
          onBlur={gesture.end}
        />
        {canSetSecret ? <SecretField isNeeded={captchaSiteKey.trim() !== ''} /> : null}
      </PanelGroup>
      <PanelGroup title={translate(formSettings.textBoxes)}>
        <Switch
          label={translate(formSettings.maximumLength)}
          description={translate(formSettings.maximumLengthText)}
          isSelected={usesFormHandler}
          isDisabled={!canWrite}
          onChange={(value) =>
            site.run(setRecordField('settings', 'usesFormHandler', value, formSettings.stepFormHandler))
          }
        />
      </PanelGroup>
    </Panel>
  );
}

/** The secret is never shown: dots stand for it, and sent back unchanged they leave it unchanged (FBLD-44). */
function SecretField({ isNeeded }: { readonly isNeeded: boolean }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const stored = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(getCaptchaSecret, {}, { signal }),
  });
  const save = useMutation({
    mutationFn: (secret: string) => callEndpoint(setCaptchaSecret, { body: { secret } }),
    onSuccess: (answer) => {
      setTyped(null);
      queries.setQueryData(KEY, answer);
      showToast(
        answer.hasSecret ? translate(formSettings.secretSaved) : translate(formSettings.secretRemoved),
      );
    },
    onError: (error) => showToast(error.message, { tone: 'danger' }),
  });
  if (stored.isError) {
    return (
      <Banner
        tone="danger"
        title={translate(formSettings.secretNotLoaded)}
        actions={<Button onPress={() => void stored.refetch()}>{translate(formSettings.tryAgain)}</Button>}
      >
        {stored.error.message}
      </Banner>
    );
  }
  if (stored.data === undefined) return <Spinner label={translate(formSettings.loadingSecret)} />;
  const { hasSecret } = stored.data;
  const value = typed ?? (hasSecret ? MASKED_PASSWORD : '');
  return (
    <>
      <TextField
        label={translate(formSettings.secretKey)}
        isOptional
        type="password"
        value={value}
        maxLength={500}
        description={translate(formSettings.secretKeyText)}
        onFocus={() => {
          if (typed === null) setTyped('');
        }}
        onBlur={() => {
          if (typed === '' && hasSecret) setTyped(null);
        }}
        onChange={setTyped}
      />
      <Button
        size="small"
        isDisabled={typed === null || typed.trim() === '' || save.isPending}
        onPress={() => save.mutate((typed ?? '').trim())}
      >
        {translate(formSettings.saveSecret)}
      </Button>
      {hasSecret ? (
        <Button size="small" isDisabled={save.isPending} onPress={() => save.mutate('')}>
          {translate(formSettings.removeSecret)}
        </Button>
      ) : null}
      {isNeeded && !hasSecret ? (
        <Banner tone="warning" title={translate(formSettings.secretMissing)}>
          {translate(formSettings.secretMissingText)}
        </Banner>
      ) : null}
    </>
  );
}
