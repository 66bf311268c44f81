import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { Slide } from './gallery-parts.ts';

interface WatchedSlides {
  readonly environment: Pick<BehaviourEnvironment, 'findImageLoader'>;
  readonly slides: readonly Slide[];
  /** Slides lie hidden until they are wanted: nothing is done for one before that. */
  readonly areHidden: boolean;
  readonly signal: AbortSignal;
}

/**
 * Hands the images of the slides to the page's image loader, which fetches so many at a time as the device may, each
 * when it is near (GAL-21, GAL-212 to GAL-215). Without the loader browsers fetch them by themselves. The function
 * returned is told of a hidden slide that gets a place in the page in a moment.
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
        // Once it has a place, the browser would fetch it in a width of its own choice.
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
