import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  connectStripe,
  disconnectStripe,
  listPaymentAccounts,
  STRIPE_KEY_PATTERN,
  STRIPE_PUBLIC_KEY_PATTERN,
  type PaymentAccountShown,
} from '#contract/payments.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import styles from './orders/orders.module.css';

const ACCOUNTS = ['payment-accounts'];

/** The owner's own account at Stripe: connected by its keys; of the secret one the end alone is shown from then on (ORD-72, ORD-83). */
export function StripeAccount() {
  const found = useQuery({
    queryKey: ACCOUNTS,
    queryFn: () => callEndpoint(listPaymentAccounts, {}),
  });
  const account = found.data?.accounts.find(({ provider }) => provider === 'stripe');
  return (
    <PanelGroup title={translate(words.stripe)} description={translate(words.stripeText)}>
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Spinner label={translate(words.stripe)} />
      ) : account === undefined ? (
        <ConnectForm action={translate(words.connectStripe)} />
      ) : (
        <Connected account={account} />
      )}
    </PanelGroup>
  );
}

function Connected({ account }: { readonly account: PaymentAccountShown }) {
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const end = `\u2066···· ${account.secretEnd}\u2069`;
  return (
    <>
      <Banner tone={account.isLive ? 'success' : 'warning'}>
        {translate(account.isLive ? words.stripeLive : words.stripeTest, { end })}
      </Banner>
      <p>{translate(account.publicKey === '' ? words.stripeOnPage : words.stripeInFields)}</p>
      {account.hasWebhook ? null : <Banner tone="info">{translate(words.stripeSilent)}</Banner>}
      {isChanging ? (
        <ConnectForm
          action={translate(words.changeKey)}
          publicKeyNow={account.publicKey}
          onDone={() => setChanging(false)}
        />
      ) : (
        <div className={styles['row']}>
          <Button onPress={() => setChanging(true)}>{translate(words.changeKey)}</Button>
          <Button onPress={() => setAsking(true)}>{translate(words.disconnect)}</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={translate(words.disconnectTitle)}
        confirmLabel={translate(words.disconnect)}
        isDanger
        onConfirm={async () => {
          await callEndpoint(disconnectStripe, {});
          await queries.invalidateQueries({ queryKey: ACCOUNTS });
        }}
      >
        <p>{translate(words.disconnectText)}</p>
      </ConfirmDialog>
    </>
  );
}

interface ConnectFormProps {
  readonly action: string;
  readonly publicKeyNow?: string;
  readonly onDone?: () => void;
}

function ConnectForm({ action, publicKeyNow = '', onDone }: ConnectFormProps) {
  const queries = useQueryClient();
  const [secretKey, setKey] = useState('');
  const [publicKey, setPublicKey] = useState(publicKeyNow);
  const [isTried, setTried] = useState(false);
  const keys = { secretKey: secretKey.trim(), publicKey: publicKey.trim() };
  const isKey = STRIPE_KEY_PATTERN.test(keys.secretKey);
  const isPublicKey = keys.publicKey === '' || STRIPE_PUBLIC_KEY_PATTERN.test(keys.publicKey);
  const connect = useMutation({
    mutationFn: () => callEndpoint(connectStripe, { body: keys }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ACCOUNTS });
      onDone?.();
    },
  });
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isKey && isPublicKey) connect.mutate();
      }}
    >
      {connect.isError ? <Banner tone="danger">{connect.error.message}</Banner> : null}
      <TextField
        label={translate(words.stripeKey)}
        description={translate(words.stripeKeyText)}
        type="password"
        autoComplete="off"
        maxLength={250}
        value={secretKey}
        onChange={setKey}
        errorMessage={isTried && !isKey ? translate(words.stripeKeyWrong) : undefined}
      />
      <TextField
        label={translate(words.stripePublicKey)}
        description={translate(words.stripePublicKeyText)}
        autoComplete="off"
        maxLength={250}
        value={publicKey}
        onChange={setPublicKey}
        errorMessage={isTried && !isPublicKey ? translate(words.stripePublicKeyWrong) : undefined}
      />
      <div>
        <Button type="submit" variant="primary" isPending={connect.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
