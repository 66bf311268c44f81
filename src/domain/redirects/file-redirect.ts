import type { RedirectStatus } from './redirect-status.ts';

/** A redirect as a file has it; whether it can be kept is decided where it is saved. */
export interface FileRedirect {
  /** From 1; of JSON the number of the entry. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  readonly isEnabled: boolean;
  readonly isAlways: boolean;
  readonly note: string;
}

export interface ReadRedirects {
  readonly redirects: readonly FileRedirect[];
  /** What is not understood, with its number. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}
