import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import { performDataCall, type DataCallEnvironment } from '#domain/data-call/perform-data-call.ts';
import { cookieValue, CRUMB_COOKIE } from '#domain/data-call/cookie-value.ts';
import type { PageContext } from '#domain/page-runtime/page-context.ts';
import { INTERNAL_EVENT, LOGIN_REQUIRED_EVENT } from '#domain/page-runtime/runtime-events.ts';
import type { JsonValue } from '#lib/json.ts';
import type { CallingHost } from './dialogs/overlay-host.ts';
import { startChunk } from './start-chunk.ts';

/** What a call needs of the page; the runtime implements it. */
interface PageOfCall extends CallingHost {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly context: PageContext;
}

/** A call of the page to its server, with the browser's network. Throws `DataCallError`. */
export function dataCall(runtime: PageOfCall, request: DataCallRequest): Promise<JsonValue> {
  return performDataCall(request, environmentOf(runtime));
}

function environmentOf(runtime: PageOfCall): DataCallEnvironment {
  const { window: page, document, context, closeTargets } = runtime;
  const isProductDomain = page.location.origin === context.website.appOrigin;
  const dispatch = (name: string, detail: unknown): void => {
    document.dispatchEvent(new CustomEvent(name, { detail }));
  };
  return {
    host: page.location.host,
    async send({ url, method, headers, body, timeoutMs }) {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await page.fetch(url, {
        method,
        headers,
        body,
        credentials: 'same-origin',
        signal,
      });
      return { status: response.status, text: await response.text() };
    },
    readCrumb: () => cookieValue(document.cookie, CRUMB_COOKIE),
    storeCrumb(crumb) {
      const secure = page.location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${CRUMB_COOKIE}=${encodeURIComponent(crumb)}; Path=/; SameSite=Lax${secure}`;
    },
    cookiesEnabled: () => page.navigator.cookieEnabled,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    loginRequired(error, asks) {
      dispatch(LOGIN_REQUIRED_EVENT, { url: error.url });
      // Contributors sign in on app hosts only; members of a site have accounts of its own.
      if (!asks || !isProductDomain) return;
      startChunk(
        'sign-in-prompt',
        () => import('./dialogs/sign-in-prompt.ts'),
        ({ showSignInPrompt }) => showSignInPrompt(runtime),
      );
    },
    systemError(error) {
      startChunk(
        'system-error-overlay',
        () => import('./dialogs/system-error-overlay.ts'),
        ({ showSystemError }) =>
          showSystemError({ window: page, closeTargets }, error, context.isDevelopment),
      );
    },
    recordNetworkError: (urlRequested) =>
      dispatch(INTERNAL_EVENT, {
        event: 'system_network_error',
        urlRequested,
        // MEMB-30.
        memberAccountId: context.authenticatedMemberAccountId,
      }),
  };
}
