import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { USER_TIMING_PREFIX } from '#lib/timing/user-timing.ts';
import { startConsent } from './consent/start-consent.ts';
import { createCloseTargets } from './close-targets.ts';
import { offerHelpers } from './public/offer-helpers.ts';
import { fetchWords } from './page-words.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { mountBehaviours } from './mount-behaviours.ts';
import { readPageContext } from './read-page-context.ts';
import { showCartCount } from './show-cart-count.ts';
import { startMember } from './start-member.ts';
import { redirectToConfig } from './redirect-to-config.ts';
import { report } from './report.ts';
import { showLoggedOut } from './show-logged-out.ts';
import { startPageFeatures } from './page-features/start-page-features.ts';
import { startOverlays } from './overlays/start-overlays.ts';
import { startPixel } from './start-pixel.ts';
import { startShop } from './start-shop.ts';
import { startTooltips } from './tooltips/start-tooltips.ts';
import { watchEscapeKey } from './watch-escape-key.ts';

const MARK = Symbol.for('portico.runtime');

/** The steps of every page, in this order; a step that fails does not affect the others (DATA-77). */
const INITIALIZERS: readonly ((runtime: Runtime) => void)[] = [
  ({ context }) => fetchWords(context.website.language),
  redirectToConfig,
  watchEscapeKey,
  showLoggedOut,
  startConsent,
  startMember,
  showCartCount,
  startShop,
  (runtime) => mountBehaviours(runtime),
  offerHelpers,
  startOverlays,
  startTooltips,
  startPageFeatures,
  startPixel,
];

/** Starts the runtime of a published page, once (DATA-75 to DATA-78). */
export function startRuntime(page: Window & typeof globalThis): void {
  if (MARK in page) {
    report(RUNTIME_MESSAGES.secondRun);
    return;
  }
  Object.defineProperty(page, MARK, { value: true });
  page.performance.mark(`${USER_TIMING_PREFIX}runtime`);
  const context = readPageContext(page.document);
  if (context === null) {
    report(RUNTIME_MESSAGES.missingEnvironment);
    return;
  }
  const runtime = createRuntime(page, context, createCloseTargets());
  for (const initialize of INITIALIZERS) {
    try {
      initialize(runtime);
    } catch (error) {
      report(RUNTIME_MESSAGES.initializerFailed, error);
    }
  }
}
