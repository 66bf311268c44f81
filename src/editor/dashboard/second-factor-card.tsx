import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { z } from 'zod';
import {
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#contract/second-factor.ts';
import { secondFactor } from '#messages/en/interface/second-factor.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { refreshWaysIn } from './passkeys-query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useWaysInChange } from './use-ways-in-change.ts';
import styles from './second-factor.module.css';

const SecondFactorDialog = lazyPart(
  async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
);

const KEY = ['second-factor'];

/** Whether signing in takes a code of an app, beside the password. */
export function SecondFactorCard() {
  const factor = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(getSecondFactor, {}, { signal }),
  });
  const [started, setStarted] = useState<z.infer<typeof startSecondFactor.output> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { isPending, run } = useWaysInChange();

  const start = run(async () => setStarted(await callEndpoint(startSecondFactor, {})));
  const renew = run(async () => setCodes((await callEndpoint(renewRecoveryCodes, {})).recoveryCodes));
  const remove = run(async () => {
    await callEndpoint(removeSecondFactor, {});
    setCodes(null);
    showToast(translate(secondFactor.turnedOff), { tone: 'success' });
  });

  const { since = null, recoveryCodesLeft = 0 } = factor.data ?? {};
  return (
    <Card title={translate(secondFactor.title)} description={translate(secondFactor.description)}>
      <div className={styles['stack']}>
        {factor.isPending ? <Spinner label={translate(secondFactor.loading)} /> : null}
        {factor.isError ? <Banner tone="danger">{factor.error.message}</Banner> : null}
        {since === null ? null : (
          <p>
            {translate(secondFactor.onSince, { date: formatDateTime(since) })}{' '}
            {translate(secondFactor.codesLeft, { count: recoveryCodesLeft })}
          </p>
        )}
        {codes === null ? null : <RecoveryCodes codes={codes} />}
        {factor.data === undefined ? null : (
          <div className={styles['buttons']}>
            {since === null ? (
              <Button isPending={isPending} onPress={() => void start()}>
                {translate(secondFactor.setUp)}
              </Button>
            ) : (
              <>
                <Button isPending={isPending} onPress={() => void renew()}>
                  {translate(secondFactor.newCodes)}
                </Button>
                <Button isPending={isPending} onPress={() => void remove()}>
                  {translate(secondFactor.turnOff)}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {started === null ? null : (
        <Suspense fallback={null}>
          <SecondFactorDialog
            started={started}
            onClose={() => setStarted(null)}
            onConfirmed={(recoveryCodes) => {
              setCodes(recoveryCodes);
              void refreshWaysIn();
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
