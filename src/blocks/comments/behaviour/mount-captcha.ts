import { forms } from '#messages/en/forms.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { FormCaptcha } from '../../form/behaviour/captcha/form-captcha.ts';

/** What the form sends along. */
const ANSWER_NAME = 'captchaKey';

/**
 * The captcha of the site's provider in the form of a thread (COMT-24, FORM-46): nothing of it is loaded before somebody
 * begins to write, and its script no sooner than the visitor agrees to others, or asks for it there.
 */
export function mountCaptcha(form: HTMLFormElement, environment: BehaviourEnvironment): FormCaptcha | null {
  const element = form.querySelector<HTMLElement>('.portico-comment-captcha > fieldset');
  const note = form.querySelector('.portico-comment-captcha > output');
  if (element === null) return null;
  const answer = environment.document.createElement('input');
  answer.type = 'hidden';
  answer.name = ANSWER_NAME;
  element.after(answer);
  let captcha: FormCaptcha | null = null;
  let isRemoved = false;
  const say = (text: string): void => {
    if (note !== null) note.textContent = text;
  };
  const complete = (given: string): void => {
    answer.value = given;
    say('');
  };
  const unavailable = (cause: unknown): void => {
    environment.report('captcha of comments not shown', cause);
    say(environment.translate(forms.captchaUnavailable));
  };
  const start = async (): Promise<void> => {
    try {
      const { renderTurnstile } = await import('../../form/behaviour/captcha/turnstile-captcha.ts');
      if (isRemoved) return;
      captcha = renderTurnstile({
        element,
        formId: '',
        environment,
        complete,
        expired: () => complete(''),
        unavailable,
      });
    } catch (error) {
      unavailable(error);
    }
  };
  const begin = (): void => void start();
  form.addEventListener('focusin', begin, { once: true });
  return {
    renew() {
      answer.value = '';
      captcha?.renew();
    },
    remove() {
      isRemoved = true;
      form.removeEventListener('focusin', begin);
      captcha?.remove();
      answer.remove();
    },
  };
}
