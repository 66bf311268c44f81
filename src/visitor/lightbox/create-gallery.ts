import {
  AUTOPLAY,
  advanceAutoplay,
  type AutoplayEvent,
  type AutoplayState,
} from '#domain/lightbox/autoplay.ts';
import {
  blockedSteps,
  jumpToSlide,
  randomSlide,
  type SlideChange,
  type SlideDirection,
  stepSlide,
} from '#domain/galleries/slide-index.ts';
import type { CreateGalleryDesign, GalleryDesignOptions } from './gallery-design.ts';
import { createStackedDesign } from './stacked-design.ts';
import { createStripDesign } from './strip-design.ts';

const DESIGNS: ReadonlyMap<string, CreateGalleryDesign> = new Map([
  ['stacked', createStackedDesign],
  ['strip', createStripDesign],
]);

interface GalleryOptions extends Omit<GalleryDesignOptions, 'container' | 'moved'> {
  readonly container: HTMLElement | null;
  readonly design: string;
  readonly index: number;
  readonly loops: boolean;
  readonly buttons?: { readonly previous: HTMLElement; readonly next: HTMLElement };
  readonly autoplay?: { readonly isRandom: boolean; readonly timeoutMs?: number } | null;
  /** Called for every slide that is shown; without a direction the first time. */
  shown(index: number, direction: SlideDirection | null): void;
}

export interface Gallery {
  readonly index: number;
  readonly isPlaying: boolean;
  move(step: 1 | -1): void;
  /** While something else is active; the visitor's own moves pause and resume autoplay by themselves (OVER-120). */
  pause(): void;
  resume(): void;
  play(): void;
  stop(): void;
  destroy(): void;
}

/** The gallery inside the lightbox: the shown index, its two buttons and its autoplay (OVER-108 to OVER-121). */
export function createGallery(options: GalleryOptions): Gallery {
  const { window: page, container, slides, loops, autoplay = null } = options;
  if (container === null) throw new Error('Gallery container not found');
  const createDesign = DESIGNS.get(options.design);
  if (createDesign === undefined) throw new Error(`Gallery design ${options.design} not found`);
  let index = Math.min(Math.max(options.index, 0), slides.length - 1);
  let state: AutoplayState = 'off';
  let timer = 0;
  const times = {
    timeoutMs: autoplay?.timeoutMs ?? AUTOPLAY.timeoutMs,
    resumeMs: AUTOPLAY.resumeMs,
  };
  const position = () => ({ index, count: slides.length, loops });
  const change = (to: SlideChange | null, isShownAlready = false): void => {
    if (to === null) return;
    index = to.index;
    if (!isShownAlready) design.show(index, to.direction);
    markButtons();
    options.shown(index, to.direction);
  };
  const markButtons = (): void => {
    const blocked = blockedSteps(position());
    for (const [name, button] of Object.entries(options.buttons ?? {})) {
      const isBlocked = blocked[name as keyof typeof blocked];
      button.classList.toggle('disabled', isBlocked);
      button.ariaDisabled = String(isBlocked);
    }
  };
  const autoplayEvent = (event: AutoplayEvent): void => {
    page.clearTimeout(timer);
    const step = advanceAutoplay(state, event, times);
    state = step.state;
    if (step.advances) {
      change(autoplay?.isRandom === true ? randomSlide(position(), Math.random) : stepSlide(position(), 1));
    }
    if (step.waitMs !== null) timer = page.setTimeout(() => autoplayEvent('elapsed'), step.waitMs);
  };
  const ownMove = (to: SlideChange | null, isShownAlready = false): void => {
    change(to, isShownAlready);
    if (state === 'waiting' || state === 'resuming') autoplayEvent('resume');
  };
  const design = createDesign({
    ...options,
    container,
    moved: (target) => ownMove(jumpToSlide(position(), target), true),
  });
  const start = (): void => {
    if (autoplay !== null && !options.isMotionReduced()) autoplayEvent('start');
  };
  design.show(index, null);
  markButtons();
  options.shown(index, null);
  start();
  return {
    get index() {
      return index;
    },
    get isPlaying() {
      return state !== 'off';
    },
    move: (step) => ownMove(stepSlide(position(), step)),
    pause: () => autoplayEvent('pause'),
    resume() {
      if (state === 'paused') autoplayEvent('resume');
    },
    play: start,
    stop: () => autoplayEvent('stop'),
    destroy() {
      page.clearTimeout(timer);
      design.destroy();
    },
  };
}
