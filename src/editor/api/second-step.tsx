import { useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import { giveSecondFactor } from '#contract/second-factor.ts';
import { secondFactor } from '#messages/en/interface/second-factor.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import { useFields } from './use-fields.ts';
import styles from './sign-in-prompt.module.css';

export interface SecondStepProps {
  readonly onSignedIn: (account: Me) => void;
  /** It took too long: the first step has to be made again. */
  readonly onEnded: (message: string) => void;
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function SecondStep({ onSignedIn, onEnded }: SecondStepProps) {
  const fields = useFields({ code: '' });
  const [trustsDevice, setTrust] = useState(false);
  const submit = async ({ code }: { readonly code: string }) => {
    try {
      const answer = await callEndpoint(giveSecondFactor, { body: { code, trustsDevice } });
      if (!('needsSecondFactor' in answer)) onSignedIn(answer);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'sign-in-step-ended') throw error;
      onEnded(error.message);
    }
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void fields.submit(submit);
      }}
    >
      {fields.message === null ? null : <Banner tone="danger">{fields.message}</Banner>}
      <TextField
        label={translate(secondFactor.code)}
        description={translate(secondFactor.codeHint)}
        autoComplete="one-time-code"
        spellCheck="false"
        autoFocus
        {...fields.of('code')}
      />
      <Checkbox isSelected={trustsDevice} onChange={setTrust}>
        {translate(secondFactor.trust)}
      </Checkbox>
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={fields.isPending}>
        {translate(secondFactor.signIn)}
      </Button>
    </form>
  );
}
