import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';

/** What is asked about a captcha's answer. */
export interface CaptchaQuestion {
  readonly siteId: SiteId;
  readonly formId: string;
  /** What the form sent as `captchaKey`; empty where nothing was completed. */
  readonly answer: string;
  /** The visitor's network address. */
  readonly address: string;
}

/** `unavailable`: there are no keys, or no answer came in time. The form is refused then (FBLD-75). */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable';

/** The one interface of all captchas. An answer is valid once. */
export type VerifyCaptcha = (services: Services, question: CaptchaQuestion) => Promise<CaptchaVerdict>;
