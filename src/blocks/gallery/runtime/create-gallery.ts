import type { PauseReason } from '#domain/galleries/autoplay-pauses.ts';
import { galleryAutoplayTimes, isMotionDisabled } from '#domain/galleries/gallery-autoplay.ts';
import {
  beginMove,
  endMove,
  type GalleryMove,
  type GalleryState,
  recount,
  wrapIndex,
} from '#domain/galleries/gallery-index.ts';
import { NO_CONTAINER_MESSAGE, publishedTransition } from '#domain/galleries/gallery-names.ts';
import type { GallerySettings } from '#domain/galleries/gallery-settings.ts';
import { blockedSteps, type SlideChange } from '#domain/galleries/slide-index.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { Design, DesignContext, GalleryFrame, Motion, Slide } from './gallery-parts.ts';
import { designNamed, transitionNamed } from './registry.ts';
import { watchSize } from './watch-size.ts';

const MOVE_FAILED = 'A gallery could not show a slide';

export interface GalleryOptions {
  readonly environment: BehaviourEnvironment;
  /** The element around the slides; without one it throws (GAL-15). */
  readonly container: HTMLElement | null;
  readonly slides: readonly Slide[];
  readonly design: string;
  readonly settings: GallerySettings;
  readonly loops: boolean;
  /** The slide to begin with. */
  readonly index?: number;
  readonly frame: GalleryFrame;
  readonly isThumbnails?: boolean;
  /** Everything is loaded: the styles of a running gallery may apply. */
  readonly starts?: () => void;
  readonly openLightbox?: (slide: number) => void;
  readonly comesNear?: (slide: Slide) => void;
  /** Called when its size or its current slide has changed. */
  readonly laidOut?: () => void;
}

export interface GalleryStanding {
  readonly index: number;
  readonly count: number;
  readonly blocked: { readonly previous: boolean; readonly next: boolean };
  /** Null without autoplay. */
  readonly isPlaying: boolean | null;
}

export interface Gallery {
  readonly moves: boolean;
  readonly standing: GalleryStanding;
  readonly movingTo: number | null;
  readonly frame: GalleryFrame;
  /** The current slide; the first one of a group. */
  readonly slide: number;
  /** False where the move was refused or leads nowhere. */
  readonly move: (move: GalleryMove, motion?: Motion) => boolean;
  readonly moveToSlide: (slide: number) => boolean;
  /** Both move together, and neither while the other goes elsewhere (GAL-81, GAL-125 to GAL-127). */
  readonly link: (other: Gallery) => void;
  /** Called at once, and on every change of its state. */
  readonly watch: (changed: (standing: GalleryStanding, change: SlideChange | null) => void) => void;
  readonly togglePlaying: () => void;
  readonly hold: (reason: PauseReason, holds: boolean) => void;
  readonly layOut: () => void;
  readonly destroy: () => void;
}

/**
 * Starts a gallery on the slides in the page. Throws for an unknown container, design or transition (GAL-15, GAL-16,
 * GAL-146); the modules it needs are loaded.
 */
export function createGallery(options: GalleryOptions): Promise<Gallery> {
  const { container, settings } = options;
  if (container === null) throw new Error(NO_CONTAINER_MESSAGE);
  const fetchDesign = designNamed(options.design);
  const fetchTransition =
    options.design === 'stacked' ? transitionNamed(publishedTransition(settings.transition)) : null;
  const fetchAutoplay = settings.autoplay ? import('./create-autoplay.ts') : null;
  const parts = Promise.all([fetchDesign(), fetchTransition?.(), fetchAutoplay]);
  return parts.then(([design, transition, autoplay]) => {
    options.starts?.();
    const createAutoplay = autoplay?.createAutoplay ?? null;
    return runGallery({ ...options, container, createAutoplay }, (context) => {
      const { settings: given } = context;
      const { timeoutMs } = galleryAutoplayTimes(given['autoplay-duration']);
      return design.create(
        context,
        transition?.create({
          container,
          settings: given,
          isRightToLeft: options.frame.isRightToLeft,
          shownMs: timeoutMs,
        }) ?? null,
      );
    });
  });
}

interface RunOptions extends GalleryOptions {
  readonly container: HTMLElement;
  /** Null without autoplay. */
  readonly createAutoplay: typeof import('./create-autoplay.ts').createAutoplay | null;
}

function runGallery(options: RunOptions, createDesign: (context: DesignContext) => Design): Gallery {
  const { environment, container, slides, settings, openLightbox } = options;
  const { window: page } = environment;
  const ended = new AbortController();
  const { signal } = ended;
  const watchers: ((standing: GalleryStanding, change: SlideChange | null) => void)[] = [];
  const linked: Gallery[] = [];
  const loops = options.loops && options.design !== 'carousel';
  let state: GalleryState = {
    index: wrapIndex(options.index ?? 0, slides.length),
    count: slides.length,
    loops,
    movingTo: null,
  };

  const isMotionOff = (): boolean =>
    isMotionDisabled({
      search: page.location.search,
      prefersReducedMotion: environment.prefersReducedMotion(),
    });
  const canPlay = (): boolean => autoplay !== null && state.count > 1 && !isMotionOff();
  const standing = (): GalleryStanding => ({
    index: state.index,
    count: state.count,
    blocked: blockedSteps(state),
    isPlaying: autoplay !== null && canPlay() ? autoplay.isPlaying : null,
  });
  const tell = (change: SlideChange | null): void => {
    for (const watcher of watchers) watcher(standing(), change);
  };
  const change = (wanted: GalleryMove, motion?: Motion): 'moved' | 'ended' | 'refused' => {
    const step = beginMove(
      state,
      wanted,
      linked.map(({ movingTo }) => movingTo),
    );
    if (step.end !== null) container.dispatchEvent(new CustomEvent(step.end, { bubbles: true }));
    if (step.change === null) return step.end === null ? 'refused' : 'ended';
    ({ state } = step);
    const shown = design.show(step.change.index, step.change, motion);
    tell(step.change);
    for (const other of linked) other.move({ to: step.change.index }, motion);
    void shown
      .catch((error: unknown) => environment.report(MOVE_FAILED, error))
      .then(() => {
        state = endMove(state);
        options.laidOut?.();
      });
    return 'moved';
  };
  const move: Gallery['move'] = (wanted, motion) => {
    const outcome = change(wanted, motion);
    if (outcome === 'moved') autoplay?.movedByHand();
    return outcome === 'moved';
  };
  const autoplay =
    options.createAutoplay?.({
      window: page,
      times: galleryAutoplayTimes(settings['autoplay-duration']),
      isRandom: settings.random,
      position: () => state,
      advance: change,
      changed: () => tell(null),
    }) ?? null;
  const design = createDesign({
    environment,
    container,
    slides,
    settings,
    loops,
    ...options.frame,
    isThumbnails: options.isThumbnails ?? false,
    isMotionOff,
    move,
    arrived(index) {
      if (index === state.index || index < 0 || index >= state.count) return;
      const direction = index > state.index ? 'forward' : 'reverse';
      state = { ...state, index };
      void design.show(index, null);
      tell({ index, direction });
      autoplay?.movedByHand();
    },
    recount(count) {
      if (count === state.count) return;
      state = recount(state, count);
      tell(null);
    },
    comesNear: (slide) => options.comesNear?.(slide),
    openLightbox: (slide) => openLightbox?.(slide),
    signal,
  });
  state = { ...state, index: design.indexOf?.(state.index) ?? state.index };
  void design.show(state.index, null);
  watchSize(page, container, signal, () => {
    design.layOut?.();
    options.laidOut?.();
  });
  options.laidOut?.();
  if (design.moves && canPlay()) autoplay?.start();

  return {
    moves: design.moves,
    frame: options.frame,
    get standing() {
      return standing();
    },
    get movingTo() {
      return state.movingTo;
    },
    get slide() {
      return design.slideAt?.(state.index) ?? state.index;
    },
    move,
    moveToSlide: (slide) => move({ to: design.indexOf?.(slide) ?? slide }),
    link: (other) => void linked.push(other),
    watch(changed) {
      watchers.push(changed);
      changed(standing(), null);
    },
    togglePlaying() {
      if (autoplay?.isPlaying === true) autoplay.stop();
      else if (canPlay()) autoplay?.start();
    },
    hold: (reason, holds) => autoplay?.hold(reason, holds),
    layOut: () => design.layOut?.(),
    destroy() {
      autoplay?.destroy();
      ended.abort();
      design.destroy();
    },
  };
}
