import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { PASSKEY_ATTRIBUTE } from '#domain/page-features/passkey-attributes.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Runtime } from '../runtime.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type SignIn = { readonly status: 'signed-in'; readonly to: string } | { readonly status: 'not-active' };
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Shows the buttons for passkeys of an account page where the browser has them; without scripts they stay hidden, and the
 * other ways to sign in are there (MEMB-25).
 */
export function offerPasskeys(runtime: Runtime): void {
  if (!('PublicKeyCredential' in runtime.window)) return;
  for (const part of runtime.document.querySelectorAll<HTMLElement>(`[${PASSKEY_ATTRIBUTE}]`)) {
    const button = part.querySelector('button');
    const problem = part.querySelector<HTMLElement>('[role="alert"]');
    if (button === null || problem === null) continue;
    const act = part.dataset['passkey'] === 'add' ? addPasskey : signIn;
    button.addEventListener('click', () => {
      problem.hidden = true;
      button.disabled = true;
      void act(runtime, part)
        .catch((error: unknown) => (isCancelled(error) ? null : (part.dataset['failed'] ?? '')))
        .then((text) => {
          button.disabled = false;
          problem.textContent = text;
          problem.hidden = text === null;
        });
    });
    part.hidden = false;
  }
}

/** Leads to the page that was asked for first. What went wrong, in words. */
async function signIn(runtime: Runtime, part: HTMLElement): Promise<string | null> {
  const optionsJSON = await post<RequestOptions>(runtime, '/api/member/PasskeyChallenge');
  const passkey = asJson(await startAuthentication({ optionsJSON }));
  const keep = runtime.document.querySelector<HTMLInputElement>('input[name="keep"]');
  const body = { passkey, isKept: keep?.checked ?? false, to: part.dataset['to'] ?? '' };
  const answer = await post<SignIn>(runtime, '/api/member/Passkey', body);
  if (answer.status !== 'signed-in') return part.dataset['notActive'] ?? '';
  runtime.window.location.assign(answer.to);
  return null;
}

async function addPasskey(runtime: Runtime): Promise<null> {
  const optionsJSON = await post<CreationOptions>(runtime, '/api/member/passkeys/start');
  const passkey = asJson(await startRegistration({ optionsJSON }));
  await post(runtime, '/api/member/passkeys', { passkey });
  runtime.window.location.assign('/account/passkeys');
  return null;
}

/** What fails is said beside the button. */
function post<Answer>(runtime: Runtime, path: string, body: JsonValue = {}): Promise<Answer> {
  return runtime.call({ method: 'POST', path, body, handlesFailures: true }) as Promise<Answer>;
}

/** What browsers give is JSON, which its type does not say. */
function asJson(answer: object): JsonValue {
  return JSON.parse(JSON.stringify(answer)) as JsonValue;
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
