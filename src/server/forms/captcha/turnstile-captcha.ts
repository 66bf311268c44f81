import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { VerifyCaptcha } from './captcha-verifier.ts';
import { CAPTCHA_TIMEOUT_MS } from '../form-limits.ts';
import { findCaptchaSecret } from './captcha-secret.ts';

const VERIFY_ADDRESS = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const MAX_ANSWER_BYTES = 100_000;
const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });
/** Codes that say that the site's keys are wrong, not the visitor. */
const KEY_ERRORS = ['missing-input-secret', 'invalid-input-secret', 'internal-error'];

interface TurnstileOptions {
  readonly verifyAddress?: string;
  readonly timeoutMs?: number;
}

/** Cloudflare Turnstile: asks it about an answer. Whatever it does not say clearly and in time is `unavailable`. */
export function createTurnstileVerifier({
  verifyAddress = VERIFY_ADDRESS,
  timeoutMs = CAPTCHA_TIMEOUT_MS,
}: TurnstileOptions = {}): VerifyCaptcha {
  return async (services, { siteId, answer, address }) => {
    if (answer === '') return 'failed';
    const secret = await findCaptchaSecret(services, siteId);
    if (secret === null) return 'unavailable';
    try {
      const { status, body } = await services.callService(verifyAddress, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        body: new URLSearchParams({ secret, response: answer, remoteip: address }).toString(),
        timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
      });
      const said = answerSchema.safeParse(await json(body));
      if (!said.success) throw new Error(`status ${status} without a verdict`);
      if (said.data.success) return 'passed';
      if (!said.data['error-codes'].some((code) => KEY_ERRORS.includes(code))) return 'failed';
      throw new Error(said.data['error-codes'].join(', '));
    } catch (error) {
      services.log.warn({ error, siteId }, 'the captcha provider gave no verdict');
      return 'unavailable';
    }
  };
}
