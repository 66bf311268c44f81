import { galleries } from '#messages/en/galleries.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import { createControls } from './controls.ts';
import { createGallery, type Gallery } from './create-gallery.ts';
import type { GalleryMarkup } from './read-gallery.ts';
import type { GalleryFrame, Slide, SlideVideos } from './gallery-parts.ts';
import type { RunningMark } from './running-mark.ts';
import { takeKeys } from './take-keys.ts';

const THUMBNAILS_FAILED = 'The thumbnails of a gallery could not be shown';

export interface MovingOptions {
  readonly markup: GalleryMarkup;
  readonly mark: RunningMark;
  readonly environment: BehaviourEnvironment;
  readonly signal: AbortSignal;
  /** The slide to begin with. */
  readonly index: number;
  readonly frame: GalleryFrame;
  readonly videos: SlideVideos;
  readonly openLightbox: (slide: number) => void;
  readonly comesNear: (slide: Slide) => void;
  readonly laidOut: () => void;
}

/**
 * Runs a gallery that moves through its slides, with loop on (GAL-19): with its buttons, keys, address and thumbnails.
 * Throws for an unknown design or transition (GAL-16, GAL-146).
 */
export async function runMoving(options: MovingOptions): Promise<Gallery> {
  const { markup, environment, signal, videos } = options;
  const { container, slides, design, settings } = markup;
  const address = settings.updateAddress ? await import('./follow-address.ts') : null;
  const gallery = await createGallery({
    environment,
    container,
    slides,
    design,
    settings,
    loops: true,
    index: options.index,
    frame: options.frame,
    starts: () => {
      if (!signal.aborted) options.mark.set(design);
    },
    laidOut: () => options.laidOut(),
    openLightbox: (slide) => options.openLightbox(slide),
    comesNear: (slide) => options.comesNear(slide),
  });
  if (signal.aborted) {
    gallery.destroy();
    return gallery;
  }
  signal.addEventListener('abort', () => gallery.destroy());
  if (!gallery.moves || slides.length < 2) return gallery;
  control(markup, gallery, environment, signal);
  let last = gallery.slide;
  gallery.watch((_standing, change) => {
    if (change === null) return;
    videos.close(last);
    last = gallery.slide;
  });
  address?.followAddress(markup, gallery, environment);
  // If its thumbnails fail, the gallery runs without them.
  showThumbnails(markup, gallery, environment, signal).catch((error: unknown) =>
    environment.report(THUMBNAILS_FAILED, error),
  );
  return gallery;
}

/** Buttons, keys and the reasons that pause autoplay (GAL-86, GAL-105, GAL-106, GAL-118 to GAL-124). */
function control(
  { root, container, slides }: GalleryMarkup,
  gallery: Gallery,
  environment: BehaviourEnvironment,
  signal: AbortSignal,
): void {
  const { document, translate } = environment;
  const controls = createControls({
    document,
    signal,
    translate,
    move: (move) => gallery.move(move),
    toggle: () => gallery.togglePlaying(),
  });
  container?.before(controls.element);
  gallery.watch((standing) => controls.update(standing));
  root.role = 'group';
  root.ariaLabel ??= translate(galleries.name);
  for (const [index, { element }] of slides.entries()) {
    // Figures; those with a caption may have no other role.
    element.ariaLabel = translate(galleries.position, { index: index + 1, count: slides.length });
  }
  const watched = [
    ['pointer', container],
    ['controls', controls.element],
  ] as const;
  for (const [reason, element] of watched) {
    element?.addEventListener('pointerenter', () => gallery.hold(reason, true), { signal });
    element?.addEventListener('pointerleave', () => gallery.hold(reason, false), { signal });
  }
  const noteFocus = (target: EventTarget | null): void => {
    const isHeld =
      target instanceof HTMLElement &&
      root.contains(target) &&
      // Elements that only scripts can focus do not pause autoplay.
      target.tabIndex >= 0 &&
      target.matches(':focus-visible') &&
      // The play button and videos control autoplay themselves.
      target.closest('[data-plays], .portico-block-video') === null;
    gallery.hold('focus', isHeld);
  };
  root.addEventListener('focusin', ({ target }) => noteFocus(target), { signal });
  root.addEventListener('focusout', ({ relatedTarget }) => noteFocus(relatedTarget), { signal });
  const release = takeKeys(document, {
    root,
    get count() {
      return gallery.standing.count;
    },
    get isMoving() {
      return gallery.movingTo !== null;
    },
    get isPlaying() {
      return gallery.standing.isPlaying === true;
    },
    move: (move) => gallery.move(move),
  });
  signal.addEventListener('abort', () => {
    release();
    controls.element.remove();
    root.role = null;
    for (const { element } of slides) {
      element.ariaLabel = null;
    }
  });
}

/** Builds the strip of thumbnails, linked to the gallery in both directions (GAL-125 to GAL-127). */
async function showThumbnails(
  { root, slides, settings }: GalleryMarkup,
  gallery: Gallery,
  environment: BehaviourEnvironment,
  signal: AbortSignal,
): Promise<void> {
  const container = root.querySelector<HTMLElement>(':scope > .portico-gallery-thumbnails');
  if (container === null || !settings.thumbnails) return;
  const { createThumbnails } = await import('./create-thumbnails.ts');
  if (signal.aborted) return;
  const thumbnails = await createThumbnails({
    environment,
    container,
    slides,
    settings,
    index: gallery.slide,
    frame: gallery.frame,
    signal,
  });
  if (signal.aborted) {
    thumbnails.destroy();
    return;
  }
  signal.addEventListener('abort', () => thumbnails.destroy());
  gallery.link(thumbnails);
  thumbnails.link(gallery);
  // The gallery may have moved while its thumbnails were loading.
  thumbnails.move({ to: gallery.slide });
}
