import { useId } from 'react';
import { reauthenticate } from '#contract/accounts.ts';
import { reauthentication } from '#messages/en/interface/reauthentication.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from './call-endpoint.ts';
import { useFields } from './use-fields.ts';
import styles from './sign-in-prompt.module.css';

/** What proves who is at the browser. `onClose` hears whether it was proven. */
export function ReauthenticationDialog({ onClose }: { readonly onClose: (isProven: boolean) => void }) {
  const fields = useFields({ password: '' });
  const id = useId();
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
          void fields.submit(async (body) => {
            await callEndpoint(reauthenticate, { body });
            onClose(true);
          });
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
      </form>
    </Dialog>
  );
}
