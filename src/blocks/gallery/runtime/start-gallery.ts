import { SHOW_SLIDE_EVENT, SHOWN_SLIDE_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { NO_CONTAINER_MESSAGE } from '#domain/galleries/gallery-names.ts';
import { slideOfAddress } from '#domain/galleries/slide-of-address.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { Gallery } from './create-gallery.ts';
import { fitOverlays } from './fit-overlays.ts';
import { type GalleryMarkup, readGallery } from './read-gallery.ts';
import { OPENS_LIGHTBOX, startLightbox } from './slide-lightbox.ts';
import { fetchVideos } from './fetch-videos.ts';
import type { GalleryFrame } from './gallery-parts.ts';
import { createRunningMark, type RunningMark } from './running-mark.ts';
import { watchImages } from './watch-images.ts';
import { watchSize } from './watch-size.ts';

/** All slides stand in the page as the server wrote them: nothing of these designs has to be fetched. */
const STILL = ['base', 'grid', 'autogrid', 'autocolumns', 'autorows', 'list'];
const TRACKS_FAILED = 'The tracks of an album play each by itself';
const START_FAILED = 'A gallery could not be started';

/**
 * Starts a gallery of the page. Errors are only logged; the slides stay as the server wrote them (GAL-24, GAL-25). The
 * returned function undoes everything.
 */
export function startGallery(root: HTMLElement, environment: BehaviourEnvironment): () => void {
  const ended = new AbortController();
  let mark: RunningMark | null = null;
  const fail = (error: unknown): void => {
    mark?.clear();
    environment.report(error instanceof Error ? error.message : START_FAILED, error);
  };
  try {
    const markup = readGallery(root);
    if (markup.container !== null) mark = createRunningMark(root, markup.container);
    run(markup, mark, environment, ended.signal).catch(fail);
  } catch (error) {
    fail(error);
  }
  return () => ended.abort();
}

function run(
  markup: GalleryMarkup,
  mark: RunningMark | null,
  environment: BehaviourEnvironment,
  signal: AbortSignal,
): Promise<void> {
  const { root, container, slides, design, settings, message } = markup;
  const { window: page, document } = environment;
  if (container === null || mark === null) throw new Error(NO_CONTAINER_MESSAGE);
  if (message !== null) {
    environment.report(message);
    root.dataset['design'] = design;
  }
  // Read before anything is changed, to avoid a forced layout.
  const frame = STILL.includes(design) ? null : frameOf(page, container);
  const lightbox = startLightbox(markup, environment, signal);
  const openLightbox = (index: number): void => {
    const slide = slides[index];
    if (slide !== undefined) lightbox.openAt(slide);
  };
  const addressed = slideOfAddress(page.location.hash, page.location.pathname, slides);
  const isMeant = addressed !== null && isFirstOfPage(document, root, slides[addressed]?.element);
  if (isMeant && settings.lightbox) openLightbox(addressed);
  let isShowing = false;
  let gallery: Gallery | null = null;
  const showing = (shows: boolean): void => {
    isShowing = shows;
    gallery?.hold('video', shows);
  };
  const videos = fetchVideos({ environment, slides, signal, showing });
  if (root.querySelector('.portico-slide-audio') !== null) {
    const show = (slide: number): unknown => gallery?.moveToSlide(slide);
    import('./play-tracks.ts')
      .then(({ playTracks }) => playTracks({ root, slides, environment, signal, playing: showing, show }))
      .catch((error: unknown) => environment.report(TRACKS_FAILED, error));
  }
  const comesNear = watchImages({ environment, slides, areHidden: design === 'stacked', signal });
  const laidOut = (): void => fitOverlays(root);
  if (frame === null) {
    laidOut();
    watchSize(page, container, signal, laidOut);
    return Promise.resolve();
  }
  signal.addEventListener('abort', () => mark.clear());
  return import('./run-moving.ts').then(async ({ runMoving }) => {
    if (signal.aborted) return;
    const index = addressed ?? askedSlide(root, slides.length);
    gallery = await runMoving({
      markup,
      mark,
      environment,
      signal,
      frame,
      index,
      videos,
      openLightbox,
      comesNear,
      laidOut,
    });
    if (isShowing) gallery.hold('video', true);
    root.addEventListener(SHOW_SLIDE_EVENT, () => gallery?.moveToSlide(askedSlide(root, slides.length)), {
      signal,
    });
  });
}

function frameOf(page: Window, container: HTMLElement): GalleryFrame {
  return {
    isRightToLeft: page.getComputedStyle(container).direction === 'rtl',
    startWidth: container.clientWidth,
  };
}

/** The slide that what the gallery stands in asks for, such as the picture of a chosen variant (GAL-217). */
function askedSlide(root: HTMLElement, count: number): number {
  const asked = Number(
    root.closest<HTMLElement>(`[${SHOWN_SLIDE_ATTRIBUTE}]`)?.getAttribute(SHOWN_SLIDE_ATTRIBUTE),
  );
  return asked < count ? asked : 0;
}

/** The page's address is for one gallery: the first that has the slide. */
function isFirstOfPage(page: Document, root: HTMLElement, slide: HTMLElement | undefined): boolean {
  if (slide === undefined) return false;
  const { slide: id, slideUrl: url } = slide.dataset;
  const links = [...page.querySelectorAll<HTMLElement>(OPENS_LIGHTBOX)];
  const first = links.find((link) => {
    const dataset = link.closest<HTMLElement>('[data-slide]')?.dataset;
    return dataset?.['slide'] === id || (url !== undefined && dataset?.['slideUrl'] === url);
  });
  return first !== undefined && root.contains(first);
}
