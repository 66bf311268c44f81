import { useState } from 'react';
import { renderSVG } from 'uqr';
import { confirmSecondFactor, startSecondFactor } from '#contract/second-factor.ts';
import { secondFactor } from '#messages/en/interface/second-factor.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { z } from 'zod';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import styles from './second-factor.module.css';

export interface SecondFactorDialogProps {
  readonly started: z.infer<typeof startSecondFactor.output>;
  readonly onClose: () => void;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Sets an authenticator app up: its QR code, the same as text, and the first code of it. */
export function SecondFactorDialog({ started, onClose, onConfirmed }: SecondFactorDialogProps) {
  const fields = useFields({ code: '' });
  const [picture] = useState(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(started.address))}`);
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={translate(secondFactor.setUpTitle)}
      fields={fields}
      submitLabel={translate(secondFactor.turnOn)}
      onSubmit={async (body) => {
        const { recoveryCodes } = await callEndpoint(confirmSecondFactor, { body });
        onConfirmed(recoveryCodes);
      }}
    >
      <p>{translate(secondFactor.scan)}</p>
      <img className={styles['picture']} src={picture} alt={translate(secondFactor.picture)} />
      <p>
        {translate(secondFactor.orType)}{' '}
        <code className={styles['key']} dir="ltr">
          {started.key.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <TextField
        label={translate(secondFactor.firstCode)}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        {...fields.of('code')}
      />
    </FormDialog>
  );
}
