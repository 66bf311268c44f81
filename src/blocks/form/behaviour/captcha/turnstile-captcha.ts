import { forms } from '#messages/en/forms.ts';
import type { CaptchaHost, RenderCaptcha } from './form-captcha.ts';

export const TURNSTILE_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const LOAD_TIMEOUT_MS = 10_000;

interface Turnstile {
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}

type TurnstileWindow = Window & { readonly turnstile?: Turnstile };

/**
 * Cloudflare Turnstile. A third party: its script is loaded with the visitor's consent, or when the visitor asks for it
 * here.
 */
export const renderTurnstile: RenderCaptcha = (host) => {
  const { document, onConsent, translate } = host.environment;
  const container = document.createElement('div');
  const offer = document.createElement('div');
  const words = document.createElement('p');
  words.textContent = translate(forms.captchaConsent);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'form-captcha-load';
  button.textContent = translate(forms.captchaLoad);
  offer.append(words, button);
  host.element.append(offer, container);

  let widget: string | undefined;
  let isStarted = false;
  let isRemoved = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    offer.remove();
    try {
      const turnstile = await loadTurnstile(host);
      if (isRemoved) return;
      widget = turnstile.render(container, {
        sitekey: host.element.dataset['siteKey'] ?? '',
        callback: (answer: string) => host.complete(answer),
        'expired-callback': () => host.expired(),
        'error-callback': (code: unknown) => {
          host.unavailable(code);
          return true;
        },
      });
    } catch (error) {
      host.unavailable(error);
    }
  };
  button.addEventListener('click', () => void start());
  const stopWaiting = onConsent(() => void start());
  const api = (): Turnstile | undefined => (host.environment.window as TurnstileWindow).turnstile;
  return {
    renew() {
      if (widget !== undefined) api()?.reset(widget);
    },
    remove() {
      isRemoved = true;
      stopWaiting();
      if (widget !== undefined) api()?.remove(widget);
      offer.remove();
      container.remove();
    },
  };
};

function loadTurnstile({ environment }: CaptchaHost): Promise<Turnstile> {
  const page = environment.window as TurnstileWindow;
  if (page.turnstile !== undefined) return Promise.resolve(page.turnstile);
  const { document } = environment;
  return new Promise((resolve, reject) => {
    const script =
      document.querySelector<HTMLScriptElement>(`script[src="${TURNSTILE_SCRIPT}"]`) ??
      document.createElement('script');
    const timeout = page.setTimeout(() => reject(new Error('The captcha took too long.')), LOAD_TIMEOUT_MS);
    const failed = (): void => {
      page.clearTimeout(timeout);
      script.remove();
      reject(new Error('The captcha could not be loaded.'));
    };
    script.addEventListener('load', () => {
      page.clearTimeout(timeout);
      if (page.turnstile === undefined) failed();
      else resolve(page.turnstile);
    });
    script.addEventListener('error', failed);
    if (script.isConnected) return;
    script.async = true;
    script.src = TURNSTILE_SCRIPT;
    document.head.append(script);
  });
}
