import { useState } from 'react';
import { deleteAccount, type Me } from '#contract/accounts.ts';
import { accountDeletion } from '#messages/en/interface/account-deletion.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import styles from './second-factor.module.css';
import { setAccount } from './use-installation.ts';

/** Deletes the account for good. Whoever owns the installation has none of it. */
export function DeleteAccountCard({ account }: { readonly account: Me }) {
  const [isAsking, setAsking] = useState(false);
  if (account.isInstallationOwner) return null;
  return (
    <Card title={translate(accountDeletion.title)} description={translate(accountDeletion.description)}>
      <div className={styles['buttons']}>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {translate(accountDeletion.button)}
        </Button>
      </div>
      {isAsking ? <DeleteDialog account={account} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

interface DeleteDialogProps {
  readonly account: Me;
  readonly onClose: () => void;
}

function DeleteDialog({ account, onClose }: DeleteDialogProps) {
  const fields = useFields({ email: '' });
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title={translate(accountDeletion.title)}
      fields={fields}
      submitLabel={translate(accountDeletion.confirm)}
      isDanger
      onSubmit={async (body) => {
        await callEndpoint(deleteAccount, { body });
        showToast(translate(accountDeletion.done));
        setAccount(null);
      }}
    >
      <p>{translate(accountDeletion.ask, { email: account.email })}</p>
      <TextField
        label={translate(accountDeletion.email)}
        type="email"
        autoComplete="off"
        autoFocus
        {...fields.of('email')}
      />
    </FormDialog>
  );
}
