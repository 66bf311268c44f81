import type { BehaviourEnvironment } from '#blocks/behaviour.ts';
import type { JsonValue } from '#lib/json.ts';
import { onConsent } from './consent/consent.ts';
import { findImageLoader } from './image-loader/find-image-loader.ts';
import { ChunkError, loadChunk } from './load-chunk.ts';
import { translate } from './page-words.ts';
import { report } from './report.ts';
import type { Runtime } from './runtime.ts';

/** The runtime as the behaviours of blocks see it; overlays are loaded when a block shows one (DATA-50). */
export function behaviourEnvironment(runtime: Runtime): BehaviourEnvironment {
  const { window: page, document, context, closeTargets } = runtime;
  // The page context as JSON; each block picks its own entries.
  const facts = context as unknown as Readonly<Record<string, JsonValue>>;
  return {
    document,
    window: page,
    prefersReducedMotion: () => page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    // Behaviours show their failures in their own block (DATA-30).
    call: (method, path, body, retries = 0) =>
      runtime.call({ method, path, retries, handlesFailures: true, ...(body === undefined ? {} : { body }) }),
    registerCloseTarget: (close) => closeTargets.register(close),
    alert: async (message) => {
      const { showAlert } = await loadChunk('alert-popup', () => import('./dialogs/alert-popup.ts'));
      await showAlert(runtime, message);
    },
    onConsent: (run) => onConsent(runtime, run),
    report,
    translate,
    async openLightbox(set) {
      try {
        const { openLightbox } = await loadChunk('lightbox', () => import('./lightbox/open-lightbox.ts'));
        return openLightbox(runtime, set);
      } catch (error) {
        if (!(error instanceof ChunkError)) throw error;
        report(error.message, error);
        return null;
      }
    },
    findImageLoader: () => findImageLoader(page),
    async openDialog(options) {
      const { openDialog } = await loadChunk('open-dialog', () => import('./dialogs/open-dialog.ts'));
      return openDialog(runtime, options);
    },
    pageContext: (name) => facts[name],
    member: runtime.member,
  };
}
