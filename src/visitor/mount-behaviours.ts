import type { MountBehaviour } from '#blocks/behaviour.ts';
import { slideOfAddress } from '#domain/visitor/lightbox.ts';
import { RUNTIME_MESSAGES } from '#domain/visitor/runtime-messages.ts';
import { behaviourEnvironment } from './behaviour-environment.ts';
import { BEHAVIOURS, mountOf } from './behaviours.ts';
import { loadChunk } from './load-chunk.ts';
import { wordsReady } from './page-words.ts';
import { report } from './report.ts';
import type { Runtime } from './runtime.ts';
import { whenNear } from './when-near.ts';

/**
 * Starts the blocks of the page, or of a part of it, that have a behaviour, each once it comes near or is used: what
 * nobody has reached yet costs nothing. One that fails is reported, the others go on.
 */
export function mountBehaviours(runtime: Runtime, within: ParentNode = runtime.document): void {
  const environment = behaviourEnvironment(runtime);
  const roots = [...within.querySelectorAll<HTMLElement>('[data-block-type]')].filter((root) =>
    BEHAVIOURS.has(typeOf(root)),
  );
  const mount = async (root: HTMLElement): Promise<void> => {
    const type = typeOf(root);
    const fetchBehaviour = BEHAVIOURS.get(type);
    if (fetchBehaviour === undefined) return;
    try {
      const start: MountBehaviour = await loadChunk(`block-${type}`, fetchBehaviour, mountOf);
      await wordsReady();
      start(root, environment);
    } catch (error) {
      report(`${RUNTIME_MESSAGES.behaviourFailed}: ${type}`, error);
    }
  };
  whenNear(runtime.window, roots, mount, (root) => isAddressed(root, runtime.window.location));
}

function typeOf(root: HTMLElement): string {
  return root.dataset['blockType'] ?? '';
}

/** Whether the page's address asks for a slide of this block: its lightbox opens by itself (OVER-80, OVER-81). */
function isAddressed(root: HTMLElement, { hash, pathname }: Location): boolean {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  if (slides.length === 0) return false;
  const addresses = slides.map(({ dataset }) => ({
    id: dataset['slide'] ?? '',
    url: dataset['slideUrl'] ?? '',
  }));
  return slideOfAddress(hash, pathname, addresses) !== null;
}
