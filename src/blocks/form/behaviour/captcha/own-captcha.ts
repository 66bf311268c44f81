import { forms } from '#messages/en/forms.ts';
import { findProof, proofAnswer } from '#domain/forms/proof-of-work.ts';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import type { CaptchaHost, RenderCaptcha } from './form-captcha.ts';

/** Tries between two pauses that keep the page responsive. */
const TRIES_AT_ONCE = 1000;

/** Portico's own captcha: a checkbox that starts a proof of work. No third party is involved. */
export const renderOwnCaptcha: RenderCaptcha = (host) => {
  const { document, translate } = host.environment;
  const label = document.createElement('label');
  label.className = 'choice';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.className = 'form-captcha-box';
  const text = document.createElement('span');
  text.textContent = translate(forms.captchaLabel);
  label.append(box, text);
  const status = document.createElement('output');
  host.element.append(label, status);

  let round = 0;
  const work = async (): Promise<void> => {
    const own = round;
    const isCurrent = (): boolean => own === round;
    status.textContent = translate(forms.captchaWorking);
    try {
      const answer = await prove(host, isCurrent);
      if (answer === null) return;
      status.textContent = translate(forms.captchaDone);
      host.complete(answer);
    } catch (error) {
      if (!isCurrent()) return;
      status.textContent = '';
      host.unavailable(error);
    }
  };
  const toggle = (): void => {
    round += 1;
    status.textContent = '';
    if (box.checked) void work();
    else host.expired();
  };
  box.addEventListener('change', toggle);
  return {
    renew() {
      round += 1;
      box.checked = false;
      status.textContent = '';
    },
    remove() {
      round += 1;
      box.removeEventListener('change', toggle);
      label.remove();
      status.remove();
    },
  };
};

/** The answer to a challenge of the server; null where it is no longer needed. */
async function prove({ environment, formId }: CaptchaHost, isCurrent: () => boolean): Promise<string | null> {
  const path = `/api/form/CaptchaChallenge?formId=${encodeURIComponent(formId)}`;
  const challenge = readChallenge(await environment.call('POST', path, undefined, 2));
  for (let from = 0; isCurrent(); from += TRIES_AT_ONCE) {
    const number = findProof(challenge, from, TRIES_AT_ONCE);
    if (number !== null) return proofAnswer(challenge, number);
    await new Promise((resolve) => environment.window.setTimeout(resolve, 0));
  }
  return null;
}

function readChallenge(answer: JsonValue): string {
  const data = isJsonObject(answer) ? answer['data'] : undefined;
  const challenge = isJsonObject(data) ? data['challenge'] : undefined;
  if (typeof challenge !== 'string' || challenge === '') throw new Error('no challenge');
  return challenge;
}
