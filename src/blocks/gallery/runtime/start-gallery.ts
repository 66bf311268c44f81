import type { PauseReason } from '#domain/galleries/gallery-autoplay.ts';
import { addressOfSlide, collectionPathOf, followsAddress } from '#domain/galleries/slide-address.ts';
import { isEditMode } from '#domain/visitor/edit-mode.ts';
import { slideOfAddress } from '#domain/visitor/lightbox.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import { createControls } from './controls.ts';
import { createGallery, type Gallery } from './create-gallery.ts';
import { createThumbnails } from './create-thumbnails.ts';
import { fitOverlays } from './fit-overlays.ts';
import { type GalleryMarkup, readGallery } from './read-gallery.ts';
import { OPENS_LIGHTBOX, startLightbox } from './slide-lightbox.ts';
import { startVideos } from './slide-videos.ts';
import { takeKeys } from './take-keys.ts';
import { watchImages } from './watch-images.ts';

const MOVING = ['stacked', 'strip', 'carousel'];
const START_FAILED = 'A gallery could not be started';

/**
 * Starts a gallery of the page, with loop on (GAL-19). Whatever goes wrong is said on the console only; the slides stay
 * as the server wrote them (GAL-24, GAL-25). The function returned takes everything away again.
 */
export function startGallery(root: HTMLElement, environment: BehaviourEnvironment): () => void {
  const ended = new AbortController();
  const fail = (error: unknown): void => {
    delete root.dataset['running'];
    environment.report(error instanceof Error ? error.message : START_FAILED, error);
  };
  try {
    run(readGallery(root), environment, ended.signal).catch(fail);
  } catch (error) {
    fail(error);
  }
  return () => ended.abort();
}

function run(markup: GalleryMarkup, environment: BehaviourEnvironment, signal: AbortSignal): Promise<void> {
  const { root, container, slides, design, settings, message } = markup;
  const { window: page, document } = environment;
  if (message !== null) {
    environment.report(message);
    root.dataset['design'] = design;
  }
  const lightbox = startLightbox(root, slides, environment, signal);
  const addressed = slideOfAddress(page.location.hash, page.location.pathname, slides);
  const isMeant = addressed !== null && isFirstOfPage(document, root, slides[addressed]?.element);
  if (isMeant && settings.lightbox) {
    const slide = slides[addressed];
    if (slide !== undefined) lightbox.openAt(slide);
  }
  let gallery: Gallery | null = null;
  const hold = (reason: PauseReason, holds: boolean): void => gallery?.hold(reason, holds);
  const videos = startVideos({
    environment,
    slides,
    signal,
    showing: (isShowing) => hold('video', isShowing),
  });
  const isMoving = MOVING.includes(design);
  if (isMoving) root.dataset['running'] = design;
  const created = createGallery({
    environment,
    container,
    slides,
    design,
    settings,
    loops: true,
    index: addressed ?? 0,
    laidOut: () => fitOverlays(root),
    openLightbox(index) {
      const slide = slides[index];
      if (slide !== undefined) lightbox.openAt(slide);
    },
  });
  return created.then(async (started) => {
    if (signal.aborted) {
      started.destroy();
      return;
    }
    gallery = started;
    signal.addEventListener('abort', () => {
      started.destroy();
      delete root.dataset['running'];
    });
    void watchImages(environment, slides, signal);
    if (!started.moves || slides.length < 2) return;
    control(markup, started, environment, signal);
    let last = started.slide;
    started.watch((_standing, change) => {
      if (change === null) return;
      videos.close(last);
      last = started.slide;
    });
    followAddress(markup, started, environment);
    await showThumbnails(markup, started, environment, signal);
  });
}

/** Buttons, keys and what holds autoplay up (GAL-86, GAL-105, GAL-106, GAL-118 to GAL-124). */
function control(
  { root, container, slides }: GalleryMarkup,
  gallery: Gallery,
  environment: BehaviourEnvironment,
  signal: AbortSignal,
): void {
  const { document, say } = environment;
  const controls = createControls({
    document,
    signal,
    say,
    move: (move) => gallery.move(move),
    toggle: () => gallery.togglePlaying(),
  });
  container?.before(controls.element);
  gallery.watch((standing) => controls.update(standing));
  root.role = 'group';
  root.ariaLabel ??= say('Gallery');
  for (const [index, { element }] of slides.entries()) {
    // Figures; those with a caption may have no other role.
    element.ariaLabel = `${index + 1} ${say('of')} ${slides.length}`;
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
    const isInside =
      target instanceof HTMLElement && root.contains(target) && target.matches(':focus-visible');
    gallery.hold('focus', isInside && target.dataset['plays'] === undefined);
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

/** GAL-91 to GAL-97 */
function followAddress(
  { root, slides, settings }: GalleryMarkup,
  gallery: Gallery,
  { window: page, document }: BehaviourEnvironment,
): void {
  if (!followsAddress(settings.updateAddress, isEditMode(document.body))) return;
  const named = root.closest<HTMLElement>('[data-collection-url]')?.dataset['collectionUrl'];
  const path =
    named === undefined
      ? collectionPathOf(page.location.pathname, slides)
      : new URL(named, page.location.href).pathname;
  gallery.watch((_standing, change) => {
    const slide = slides[gallery.slide];
    if (change === null || slide === undefined) return;
    page.history.replaceState(page.history.state, '', addressOfSlide(path, slide, page.location.search));
  });
}

/** GAL-125 to GAL-127 */
async function showThumbnails(
  { root, slides, settings }: GalleryMarkup,
  gallery: Gallery,
  environment: BehaviourEnvironment,
  signal: AbortSignal,
): Promise<void> {
  const place = root.querySelector<HTMLElement>(':scope > .portico-gallery-thumbnails');
  if (place === null || !settings.thumbnails) return;
  const thumbnails = await createThumbnails({
    environment,
    place,
    slides,
    settings,
    index: gallery.slide,
    signal,
  });
  if (signal.aborted) {
    thumbnails.destroy();
    return;
  }
  signal.addEventListener('abort', () => thumbnails.destroy());
  gallery.link(thumbnails);
  thumbnails.link(gallery);
  // The gallery may have moved while its thumbnails were fetched.
  thumbnails.move({ to: gallery.slide });
}

/** Of all galleries of the page one is meant by its address: the first that has the slide. */
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
