import { cookieValue, CRUMB_COOKIE } from '#domain/data-call/cookie-value.ts';
import type { DataCallEnvironment } from '#domain/data-call/perform-data-call.ts';
import { takeBootAnswer } from './boot-answers.ts';
import type { KnownProof } from './reauthentication-requests.ts';

export interface CallOptions {
  /** What the person has entered already that proves who they are, so that it is not asked for once more. */
  readonly proof?: KnownProof | undefined;
  /** Aborts the call when the screen no longer needs it. */
  readonly signal?: AbortSignal | undefined;
  /** The call outlives the page: for saving while a tab closes; bodies up to 64 KB. */
  readonly keepalive?: boolean | undefined;
  /** A background call: when the session has ended it fails without asking to sign in. */
  readonly isBackground?: boolean | undefined;
  /** Sent as the `file` of a multipart body, instead of a body. */
  readonly file?: File | undefined;
}

/** The environment of one call of the editor. Calls go to the page's own host. */
export function createCallEnvironment({ signal, keepalive = false, file }: CallOptions): DataCallEnvironment {
  // The answer that renews the crumb also sets its cookie; a copy is kept here, for browsers that refuse the cookie.
  let renewedCrumb: string | null = null;
  return {
    host: window.location.host,
    async send(request) {
      const known = request.method === 'GET' ? takeBootAnswer(document, request.url) : null;
      if (known !== null) return { status: 200, text: known };
      const timeout = AbortSignal.timeout(request.timeoutMs);
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: file === undefined ? request.body : multipartOf(file),
        credentials: 'same-origin',
        keepalive,
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      return { status: response.status, text: await response.text() };
    },
    readCrumb: () => renewedCrumb ?? cookieValue(document.cookie, CRUMB_COOKIE),
    storeCrumb(crumb) {
      renewedCrumb = crumb;
    },
    cookiesEnabled: () => navigator.cookieEnabled,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    loginRequired: ignored,
    systemError: ignored,
    recordNetworkError: ignored,
  };
}

function multipartOf(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}

/** Failures of the editor's calls go to the screen that made them, not to the page as a whole. */
function ignored(): void {
  return undefined;
}
