import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reauthenticate } from '#contract/accounts.ts';
import { getProofs, proveWithPasskey, startPasskeyProof } from '#contract/passkeys.ts';
import { passkeys } from '#messages/en/interface/passkeys.ts';
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
import { askForPasskey, hasPasskeys } from './passkey-browser.ts';
import { queryClient } from './query-client.ts';
import { useFields } from './use-fields.ts';
import styles from './sign-in-prompt.module.css';

/** What proves who is at the browser. `onClose` hears whether it was proven. */
export function ReauthenticationDialog({ onClose }: { readonly onClose: (isProven: boolean) => void }) {
  const fields = useFields({ password: '', code: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const id = useId();
  // Asked for each time: the account may have changed in another window.
  const proofs = useQuery(
    { queryKey: ['proofs'], queryFn: () => callEndpoint(getProofs, {}), staleTime: 0, gcTime: 0 },
    queryClient,
  );
  const { hasPassword = true, hasPasskey = false } = proofs.data ?? {};
  const usesPasskeys = hasPasskey && hasPasskeys();
  const proveByPasskey = async () => {
    const passkey = await askForPasskey(await callEndpoint(startPasskeyProof, {}));
    if (passkey === null) return;
    await callEndpoint(proveWithPasskey, { body: { passkey } });
    onClose(true);
  };
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
          {usesPasskeys ? (
            <Button
              variant={hasPassword ? 'secondary' : 'primary'}
              isPending={fields.isPending}
              onPress={() => void fields.submit(proveByPasskey)}
            >
              {translate(passkeys.use)}
            </Button>
          ) : null}
          {hasPassword ? (
            <Button type="submit" form={id} variant="primary" isPending={fields.isPending}>
              {translate(reauthentication.confirm)}
            </Button>
          ) : null}
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
        <p className={styles['text']}>
          {translate(hasPassword ? reauthentication.lead : passkeys.proveLead)}
        </p>
        {hasPassword || hasPasskeys() ? null : (
          <Banner tone="danger">{translate(passkeys.unsupported)}</Banner>
        )}
        {fields.message === null ? null : <Banner tone="danger">{fields.message}</Banner>}
        {hasPassword ? (
          <TextField
            label={translate(reauthentication.password)}
            type="password"
            autoComplete="current-password"
            autoFocus
            {...fields.of('password')}
          />
        ) : null}
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
