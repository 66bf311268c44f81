import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { Slide } from './gallery-parts.ts';

interface WatchedSlides {
  readonly environment: Pick<BehaviourEnvironment, 'findImageLoader'>;
  readonly slides: readonly Slide[];
  /** Hidden slides are not handled before they are needed. */
  readonly areHidden: boolean;
  readonly signal: AbortSignal;
}

/**
 * Passes the images of the slides to the page's image loader, which loads a limited number at a time, each when it is
 * near (GAL-21, GAL-212 to GAL-215). Without the loader browsers load them by themselves. The returned function is
 * called for a hidden slide that is about to get a box.
 */
export function watchImages({
  environment,
  slides,
  areHidden,
  signal,
}: WatchedSlides): (slide: Slide) => void {
  const known = new Set<Slide>();
  let watch = (_slide: Slide): void => undefined;
  const comesNear = (slide: Slide): void => {
    if (!known.has(slide)) watch(slide);
    known.add(slide);
  };
  if (!areHidden) for (const slide of slides) comesNear(slide);
  void environment.findImageLoader().then((loader) => {
    if (loader === null || signal.aborted) return;
    watch = ({ element }) => {
      for (const image of element.querySelectorAll<HTMLImageElement>('.portico-slide-media img')) {
        // Once it has a box, the browser would load it in a width of its own choice.
        const giveBack = areHidden && image.loading === 'lazy' ? loader.hold(image) : null;
        const end = loader.watch(image);
        signal.addEventListener('abort', () => {
          end();
          giveBack?.();
        });
      }
    };
    for (const slide of known) watch(slide);
  });
  return comesNear;
}
