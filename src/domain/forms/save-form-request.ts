/** The name of the extra field that tells programs from people: a trap nobody sees, and the time since the form showed. */
export const TRAP_NAME = 'homepage';
/** In a form sent without scripts, what an answer to an earlier try knows: the path of the page the form stands on. */
export const PAGE_NAME = 'page';
/** A person needs at least this long to fill in a form, in ms; the runtime waits for it, the server refuses less. */
export const MIN_FILL_MS = 1000;

/** What the save call carries (FORM-59, FORM-62); `form` is the values as JSON (FORM-66). */
export interface SaveFormRequest {
  readonly key: string;
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  readonly form: string;
  readonly pageTitle: string;
  readonly pageId: string;
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number;
  /** The captcha's answer; left out by a form without one (FORM-41). */
  readonly captchaKey?: string;
  readonly homepage?: string;
  readonly elapsed?: number;
}
