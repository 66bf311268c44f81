import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import { signInWithPasskey, startPasskeySignIn } from '#contract/passkeys.ts';
import type { Assertion } from '#contract/web-authn.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { passkeys } from '#messages/en/interface/passkeys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from './call-endpoint.ts';
import { askForPasskey, hasPasskeys, offersPasskeys, stopAskingForPasskey } from './passkey-browser.ts';
import styles from './sign-in-prompt.module.css';

/** Less than the five minutes for which a challenge is kept. */
const OFFER_AGAIN_AFTER_MS = 4 * 60 * 1000;

/**
 * Signs in with a passkey, in place of address, password and second factor: by a button, or chosen in the field of the
 * address (`autocomplete="username webauthn"`), where browsers offer that.
 */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: (account: Me) => void }) {
  const [message, setMessage] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  /** Counted up where the field has to offer them anew: a question by the button ends the one by the field. */
  const [offer, setOffer] = useState(0);

  const signIn = async (passkey: Assertion) => {
    onSignedIn(await callEndpoint(signInWithPasskey, { body: { passkey } }));
  };
  const sayWhy = (error: unknown) =>
    setMessage(error instanceof Error ? error.message : translate(kit.failed));

  const press = async () => {
    setMessage(null);
    setPending(true);
    try {
      const passkey = await askForPasskey(await callEndpoint(startPasskeySignIn, {}));
      if (passkey !== null) return await signIn(passkey);
    } catch (error) {
      sayWhy(error);
    } finally {
      setPending(false);
    }
    setOffer((count) => count + 1);
  };

  /** An offer that cannot be made goes unsaid: nobody asked for it, and a message would move what is about to be pressed. */
  const chosenInField = async (isOver: () => boolean): Promise<Assertion | null> => {
    try {
      const options = await callEndpoint(startPasskeySignIn, {}, { isBackground: true });
      return isOver() ? null : await askForPasskey(options, { isAutofill: true });
    } catch {
      return null;
    }
  };

  const offerInField = useEffectEvent(async (isOver: () => boolean) => {
    const passkey = await chosenInField(isOver);
    if (passkey === null || isOver()) return;
    try {
      await signIn(passkey);
    } catch (error) {
      if (!isOver()) sayWhy(error);
    }
  });

  useEffect(() => {
    if (!hasPasskeys()) return;
    let isOver = false;
    void offersPasskeys().then((offers) => {
      if (offers && !isOver) void offerInField(() => isOver);
    });
    const timer = setTimeout(() => setOffer((count) => count + 1), OFFER_AGAIN_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      void stopAskingForPasskey();
    };
  }, [offer]);

  if (!hasPasskeys()) return null;
  return (
    <div className={styles['form']}>
      <p className={styles['or']}>{translate(passkeys.or)}</p>
      {message === null ? null : <Banner tone="danger">{message}</Banner>}
      <Button
        size="large"
        isFullWidth
        icon={<KeyRound aria-hidden="true" size={16} />}
        isPending={isPending}
        onPress={() => void press()}
      >
        {translate(passkeys.use)}
      </Button>
    </div>
  );
}
