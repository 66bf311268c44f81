import { useId, useState } from 'react';
import { reauthenticate } from '#contract/accounts.ts';
import { reauthentication } from '#messages/en/interface/reauthentication.ts';
import { secondFactor } from '#messages/en/interface/second-factor.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import { useFields } from './use-fields.ts';
import styles from './sign-in-prompt.module.css';

/** What proves who is at the browser. `onClose` hears whether it was proven. */
export function ReauthenticationDialog({ onClose }: { readonly onClose: (isProven: boolean) => void }) {
  const fields = useFields({ password: '', code: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const id = useId();
  const prove = async (body: { readonly password: string; readonly code: string }) => {
    try {
      await callEndpoint(reauthenticate, { body });
      onClose(true);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'second-factor-needed') throw error;
      setNeedsCode(true);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => {
        if (!next) onClose(false);
      }}
      title={translate(reauthentication.title)}
      size="small"
      footer={
        <>
          <Button onPress={() => onClose(false)} isDisabled={fields.isPending}>
            {translate(kit.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={fields.isPending}>
            {translate(reauthentication.confirm)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void fields.submit(prove);
        }}
      >
        <p className={styles['text']}>{translate(reauthentication.lead)}</p>
        {fields.message === null ? null : <Banner tone="danger">{fields.message}</Banner>}
        <TextField
          label={translate(reauthentication.password)}
          type="password"
          autoComplete="current-password"
          autoFocus
          {...fields.of('password')}
        />
        {needsCode ? (
          <TextField
            label={translate(secondFactor.code)}
            description={translate(secondFactor.codeHint)}
            autoComplete="one-time-code"
            spellCheck="false"
            autoFocus
            {...fields.of('code')}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
