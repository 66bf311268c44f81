import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey, startPasskey, turnPasswordOff } from '#contract/passkeys.ts';
import { getSecondFactor, renewRecoveryCodes } from '#contract/second-factor.ts';
import { passkeys } from '#messages/en/interface/passkeys.ts';
import { secondFactor } from '#messages/en/interface/second-factor.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { hasPasskeys, makePasskey } from '../api/passkey-browser.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './passkeys-query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useWaysInChange } from './use-ways-in-change.ts';
import styles from './second-factor.module.css';
import list from './sessions-card.module.css';

/** Passkeys of the account, and whether they alone sign in. */
export function PasskeysCard() {
  const known = useQuery(passkeysQuery);
  const factor = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => callEndpoint(getSecondFactor, {}, { signal }),
  });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { isPending, run } = useWaysInChange();

  const add = run(async () => {
    const passkey = await makePasskey(await callEndpoint(startPasskey, {}));
    if (passkey === null) return void showToast(translate(passkeys.notAdded));
    await callEndpoint(addPasskey, { body: { passkey } });
    showToast(translate(passkeys.added), { tone: 'success' });
  });
  const renew = run(async () => setCodes((await callEndpoint(renewRecoveryCodes, {})).recoveryCodes));
  const turnOff = run(async () => {
    await callEndpoint(turnPasswordOff, {});
    showToast(translate(passkeys.passwordTurnedOff), { tone: 'success' });
  });

  const { passkeys: owned = [], isPasswordOff = false, recoveryCodesLeft = 0 } = known.data ?? {};
  // With a second factor its card has the codes.
  const showsCodes = owned.length > 0 && factor.data?.since === null;
  return (
    <Card title={translate(passkeys.title)} description={translate(passkeys.description)}>
      <div className={styles['stack']}>
        {known.isPending ? <Spinner label={translate(passkeys.loading)} /> : null}
        {known.isError ? <Banner tone="danger">{known.error.message}</Banner> : null}
        {known.data !== undefined && owned.length === 0 ? <p>{translate(passkeys.none)}</p> : null}
        {owned.length === 0 ? null : (
          <ul className={list['list']} aria-label={translate(passkeys.title)}>
            {owned.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} now={known.dataUpdatedAt} />
            ))}
          </ul>
        )}
        {hasPasskeys() ? null : <p>{translate(passkeys.unsupported)}</p>}
        {owned.length === 0 ? null : (
          <p>{translate(isPasswordOff ? passkeys.passwordIsOff : passkeys.onlyLead)}</p>
        )}
        {showsCodes ? <p>{translate(secondFactor.codesLeft, { count: recoveryCodesLeft })}</p> : null}
        {codes === null || !showsCodes ? null : <RecoveryCodes codes={codes} />}
        {known.data === undefined ? null : (
          <div className={styles['buttons']}>
            {hasPasskeys() ? (
              <Button isPending={isPending} onPress={() => void add()}>
                {translate(passkeys.add)}
              </Button>
            ) : null}
            {showsCodes ? (
              <Button isPending={isPending} onPress={() => void renew()}>
                {translate(secondFactor.newCodes)}
              </Button>
            ) : null}
            {owned.length === 0 || isPasswordOff ? null : (
              <Button isPending={isPending} onPress={() => void turnOff()}>
                {translate(passkeys.turnPasswordOff)}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
