import type { BehaviourEnvironment } from '../../../behaviour.ts';

/** What a captcha of a form is given: where it shows itself, and whom it tells. */
export interface CaptchaHost {
  readonly element: HTMLElement;
  readonly formId: string;
  readonly environment: Pick<
    BehaviourEnvironment,
    'call' | 'document' | 'window' | 'onConsent' | 'translate'
  >;
  /** With what the form sends as `captchaKey` (FORM-41). */
  complete(answer: string): void;
  /** It has to be completed again. */
  expired(): void;
  /** It cannot be set up (FORM-44, FORM-45). */
  unavailable(cause: unknown): void;
}

export interface FormCaptcha {
  /** After a failed submission: an answer serves once (FORM-42). */
  renew(): void;
  remove(): void;
}

/** The one interface of all captchas; which one a form has stands in its markup. */
export type RenderCaptcha = (host: CaptchaHost) => FormCaptcha;
