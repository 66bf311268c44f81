import type { FormEvent } from '#domain/forms/form-machine.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { FormCaptcha, RenderCaptcha } from './captcha/form-captcha.ts';

/** By `data-captcha`; loaded only by forms with one. */
const CAPTCHAS: Readonly<Record<string, () => Promise<RenderCaptcha>>> = {
  own: async () => (await import('./captcha/own-captcha.ts')).renderOwnCaptcha,
  turnstile: async () => (await import('./captcha/turnstile-captcha.ts')).renderTurnstile,
};

/** Sets up the captcha of a form that has one (FORM-40 to FORM-46). */
export function mountCaptcha(
  form: HTMLFormElement,
  environment: BehaviourEnvironment,
  dispatch: (event: FormEvent) => void,
): FormCaptcha | null {
  const element = form.querySelector<HTMLElement>('.form-captcha');
  if (element === null) return null;
  let captcha: FormCaptcha | null = null;
  let isRemoved = false;
  const unavailable = (cause: unknown): void => {
    environment.report('Could not render form', cause);
    dispatch({ type: 'captcha-unavailable' });
  };
  const start = async (): Promise<void> => {
    try {
      const render = await CAPTCHAS[element.dataset['captcha'] ?? '']?.();
      if (render === undefined) throw new Error(`no captcha ${element.dataset['captcha']}`);
      if (isRemoved) return;
      captcha = render({
        element,
        formId: form.dataset['formId'] ?? '',
        environment,
        complete: (answer) => dispatch({ type: 'captcha-completed', answer }),
        expired: () => dispatch({ type: 'captcha-expired' }),
        unavailable,
      });
    } catch (error) {
      unavailable(error);
    }
  };
  dispatch({ type: 'captcha-needed' });
  void start();
  return {
    renew: () => captcha?.renew(),
    remove() {
      isRemoved = true;
      captcha?.remove();
    },
  };
}
