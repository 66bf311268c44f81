import type { BehaviourEnvironment } from '#blocks/behaviour.ts';
import { LIGHTBOX_UNAVAILABLE } from '#domain/visitor/lightbox.ts';
import { RUNTIME_MESSAGES } from '#domain/visitor/runtime-messages.ts';
import type { JsonValue } from '#lib/json.ts';
import { onConsent } from './consent/consent.ts';
import { BEHAVIOURS, mountOf } from './behaviours.ts';
import { createChunkLoader } from './load-chunk.ts';
import { report } from './report.ts';
import type { Runtime } from './runtime.ts';

/** Starts the blocks of the page, or of a part of it, that have a behaviour; one that fails is reported, the others go on. */
export function mountBehaviours(runtime: Runtime, within: ParentNode = runtime.document): void {
  const environment = behaviourEnvironment(runtime);
  const load = createChunkLoader((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  for (const [type, fetchBehaviour] of BEHAVIOURS) {
    const roots = within.querySelectorAll<HTMLElement>(`[data-block-type="${type}"]`);
    if (roots.length === 0) continue;
    load(type, fetchBehaviour, mountOf).then(
      (mount) => {
        for (const root of roots) {
          try {
            mount(root, environment);
          } catch (error) {
            report(`${RUNTIME_MESSAGES.behaviourFailed}: ${type}`, error);
          }
        }
      },
      (error: unknown) => report(`${RUNTIME_MESSAGES.behaviourFailed}: ${type}`, error),
    );
  }
}

function behaviourEnvironment(runtime: Runtime): BehaviourEnvironment {
  const { window: page, document, context, closeTargets } = runtime;
  const facts = context as unknown as Readonly<Record<string, JsonValue>>;
  return {
    document,
    window: page,
    prefersReducedMotion: () => page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    // Behaviours show their failures in their own block (DATA-30).
    call: (method, path, body) =>
      runtime.call({ method, path, handlesFailures: true, ...(body === undefined ? {} : { body }) }),
    registerCloseTarget: (close) => closeTargets.register(close),
    alert: async (message) => {
      const { showAlert } = await import('./popups/alert-popup.ts');
      await showAlert(runtime, message);
    },
    onConsent: (run) => onConsent(runtime, run),
    report,
    async openLightbox(set) {
      if (context.unavailableFeatures?.includes('lightbox') === true) {
        report(LIGHTBOX_UNAVAILABLE);
        return null;
      }
      const { openLightbox } = await import('./lightbox/open-lightbox.ts');
      return openLightbox(runtime, set);
    },
    async openDialog(options) {
      const { openDialog } = await import('./popups/open-dialog.ts');
      return openDialog(runtime, options);
    },
    pageContext: (name) => facts[name],
  };
}
