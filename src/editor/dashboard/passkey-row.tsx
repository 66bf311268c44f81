import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { removePasskey, renamePasskey, type PasskeySummary } from '#contract/passkeys.ts';
import { passkeys } from '#messages/en/interface/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatAgo, formatDate } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { refreshWaysIn } from './passkeys-query.ts';
import list from './sessions-card.module.css';

/** A passkey in the list: its name, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey, now }: { readonly passkey: PasskeySummary; readonly now: number }) {
  const [asks, setAsks] = useState<'name' | 'removal' | null>(null);
  const { id: passkeyId, name, lastUsedAt } = passkey;
  const close = () => setAsks(null);
  return (
    <li className={list['session']}>
      <KeyRound aria-hidden="true" className={list['icon']} />
      <div className={list['texts']}>
        <p className={list['device']}>{name}</p>
        <p className={list['times']}>
          {translate(passkeys.addedOn, { date: formatDate(passkey.createdAt) })}{' '}
          {lastUsedAt === null
            ? translate(passkeys.neverUsed)
            : translate(passkeys.lastUsed, { ago: formatAgo(lastUsedAt, now) })}{' '}
          {passkey.isSynced ? translate(passkeys.synced) : ''}
        </p>
      </div>
      <div className={list['actions']}>
        <Button
          size="small"
          aria-label={translate(passkeys.renameOf, { name })}
          onPress={() => setAsks('name')}
        >
          {translate(passkeys.rename)}
        </Button>
        <Button
          size="small"
          aria-label={translate(passkeys.removeOf, { name })}
          onPress={() => setAsks('removal')}
        >
          {translate(passkeys.remove)}
        </Button>
      </div>
      {asks === 'name' ? <NameDialog passkey={passkey} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={asks === 'removal'}
        onOpenChange={close}
        title={translate(passkeys.removeTitle)}
        confirmLabel={translate(passkeys.remove)}
        isDanger
        onConfirm={async () => {
          await callEndpoint(removePasskey, { params: { passkeyId } });
          await refreshWaysIn();
          showToast(translate(passkeys.removed), { tone: 'success' });
        }}
      >
        {translate(passkeys.removeText, { name })}
      </ConfirmDialog>
    </li>
  );
}

interface NameDialogProps {
  readonly passkey: PasskeySummary;
  readonly onClose: () => void;
}

function NameDialog({ passkey, onClose }: NameDialogProps) {
  const fields = useFields({ name: passkey.name });
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title={translate(passkeys.renameTitle)}
      fields={fields}
      submitLabel={translate(passkeys.save)}
      onSubmit={async (body) => {
        await callEndpoint(renamePasskey, { params: { passkeyId: passkey.id }, body });
        await refreshWaysIn();
      }}
    >
      <TextField label={translate(passkeys.name)} autoFocus {...fields.of('name')} />
    </FormDialog>
  );
}
