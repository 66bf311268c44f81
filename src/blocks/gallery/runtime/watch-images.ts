import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { Slide } from './gallery-parts.ts';

/**
 * Hands the images of the slides to the page's image loader, which fetches so many at a time as the device may, each
 * when it is near (GAL-21, GAL-212 to GAL-215). Without the loader browsers fetch them by themselves.
 */
export async function watchImages(
  environment: Pick<BehaviourEnvironment, 'findImageLoader'>,
  slides: readonly Slide[],
  signal: AbortSignal,
): Promise<void> {
  const images = slides.flatMap(({ element }) => [
    ...element.querySelectorAll<HTMLImageElement>('.portico-slide-media img'),
  ]);
  if (images.length === 0) return;
  const loader = await environment.findImageLoader();
  if (loader === null || signal.aborted) return;
  const ends = images.map((image) => loader.watch(image));
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
}
