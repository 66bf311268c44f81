import { HELPERS_READY_EVENT } from '#domain/page-runtime/page-helpers.ts';
import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { loadChunk } from '../load-chunk.ts';
import { wordsReady } from '../page-words.ts';
import { report } from '../report.ts';
import type { Runtime } from '../runtime.ts';
import type { PageHelpers } from './page-helpers.ts';

interface PublicObject {
  /** Loads the helpers, once (DATA-50). */
  load(): Promise<PageHelpers>;
  /** Receives problems of the helpers, instead of the console (TIME-39, TIME-40). */
  reportProblem: ((message: string, cause?: unknown) => void) | null;
  /** The helper of old pages (TIME-14, TIME-15). */
  readonly tween: () => void;
}

/** Adds `window.portico` for scripts that the owner wrote, and notifies them. */
export function offerHelpers(runtime: Runtime): void {
  const { window: page, document } = runtime;
  let helpers: Promise<PageHelpers> | null = null;
  const warn = (message: string, cause?: unknown): void => {
    if (offered.reportProblem === null) report(message, cause, 'warn');
    else offered.reportProblem(message, cause);
  };
  const offered: PublicObject = {
    load() {
      helpers ??= loadChunk('page-helpers', () => import('./page-helpers.ts')).then(
        async ({ createPageHelpers }) => {
          await wordsReady();
          return createPageHelpers(runtime, warn);
        },
        (error: unknown) => {
          helpers = null;
          throw error;
        },
      );
      return helpers;
    },
    reportProblem: null,
    tween: () => report(RUNTIME_MESSAGES.tweenUnsupported, undefined, 'warn'),
  };
  Object.defineProperty(page, 'portico', { value: offered, configurable: true });
  document.dispatchEvent(new CustomEvent(HELPERS_READY_EVENT));
}
