import type { MountBehaviour } from '#blocks/behaviour.ts';
import { slideOfAddress } from '#domain/galleries/slide-of-address.ts';
import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { behaviourEnvironment } from './behaviour-environment.ts';
import { BEHAVIOURS, mountOf } from './behaviours.ts';
import { loadChunk } from './load-chunk.ts';
import { wordsReady } from './page-words.ts';
import { report } from './report.ts';
import type { Runtime } from './runtime.ts';
import { whenNear } from './when-near.ts';

/**
 * Starts the behaviours of the blocks of a page, or of a part of it, each once it comes near or is used, so that blocks
 * nobody reaches cost nothing. One that fails is reported, the others start.
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
  const addressed = addressedSlides(within, runtime.window.location);
  whenNear(runtime.window, roots, mount, (root) => addressed.some((slide) => root.contains(slide)));
}

function typeOf(root: HTMLElement): string {
  return root.dataset['blockType'] ?? '';
}

/**
 * The slides in the page's address: the lightbox of their block opens by itself (OVER-80, OVER-81). Mostly there are
 * none, which one query for all slides shows.
 */
function addressedSlides(within: ParentNode, { hash, pathname }: Location): readonly HTMLElement[] {
  const isAsked = (slides: readonly HTMLElement[]): boolean => {
    const addresses = slides.map(({ dataset }) => ({
      id: dataset['slide'] ?? '',
      url: dataset['slideUrl'] ?? '',
    }));
    return slideOfAddress(hash, pathname, addresses) !== null;
  };
  const slides = [...within.querySelectorAll<HTMLElement>('[data-slide]')];
  return isAsked(slides) ? slides.filter((slide) => isAsked([slide])) : [];
}
