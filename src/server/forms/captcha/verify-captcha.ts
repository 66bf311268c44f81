import { captchaProviderOf, type CaptchaProviderName } from '#domain/forms/captcha.ts';
import type { VerifyCaptcha } from './captcha-verifier.ts';
import { verifyOwnCaptcha } from './own-captcha.ts';
import { createTurnstileVerifier } from './turnstile-captcha.ts';

const VERIFIERS: Readonly<Record<CaptchaProviderName, VerifyCaptcha>> = {
  own: verifyOwnCaptcha,
  turnstile: createTurnstileVerifier(),
};

/** Asks the captcha that a form with this site key shows. */
export function captchaVerifierOf(siteKey: string): VerifyCaptcha {
  return VERIFIERS[captchaProviderOf(siteKey)];
}
