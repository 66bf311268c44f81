import type { GalleryMove } from '#domain/galleries/gallery-index.ts';
import type { GallerySettings } from '#domain/galleries/gallery-settings.ts';
import type { SlideFacts } from '#domain/galleries/slide-facts.ts';
import type { SlideChange } from '#domain/galleries/slide-index.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';

/** A slide as the page has it, with what it says of itself. */
export interface Slide extends SlideFacts {
  readonly element: HTMLElement;
}

/** How a gallery stands in the page when it starts. */
export interface GalleryFrame {
  readonly isRightToLeft: boolean;
  /** px */
  readonly startWidth: number;
}

/** What a design works with. */
export interface DesignContext extends GalleryFrame {
  readonly environment: BehaviourEnvironment;
  readonly container: HTMLElement;
  readonly slides: readonly Slide[];
  readonly settings: GallerySettings;
  readonly loops: boolean;
  /** A strip of thumbnails. */
  readonly isThumbnails: boolean;
  readonly isMotionOff: () => boolean;
  /** A move that the visitor asked for; false where it was refused. */
  readonly move: (move: GalleryMove, motion?: Motion) => boolean;
  /** It stands at another index without a move, as when its groups change. */
  readonly arrived: (index: number) => void;
  /** What the gallery goes through is not the slides but groups of them. */
  readonly recount: (count: number) => void;
  /** A hidden slide gets a place in the page in a moment, or is shown: its images are wanted. */
  readonly comesNear: (slide: Slide) => void;
  /** Shows a slide over the page, where the gallery has a lightbox. */
  readonly openLightbox: (slide: number) => void;
  /** Ends with the gallery. */
  readonly signal: AbortSignal;
}

/** How a change of slides begins that the visitor's hand has begun. */
export interface Motion {
  readonly durationMs?: number;
  /** How far the slides were drawn already, px. */
  readonly moved?: number;
}

/** A gallery's design, by one recipe: a module in `designs/` that exports `create`. */
export interface Design {
  /** Whether it goes through its slides; others show all of them. */
  readonly moves: boolean;
  /** Shows a slide or group; without a change at once. Resolves when nothing moves any more. */
  readonly show: (index: number, change: SlideChange | null, motion?: Motion) => Promise<void>;
  /** Which slide is the current one at an index, and the other way round, where they differ. */
  slideAt?(index: number): number;
  indexOf?(slide: number): number;
  /** The gallery has another size. */
  layOut?(): void;
  /** Takes back what the slides got; listeners end with the context's signal. */
  readonly destroy: () => void;
}

export type CreateDesign = (context: DesignContext, transition: Transition | null) => Design;

/** The slide that leaves and the one that comes. */
export interface SlidePair {
  readonly from: HTMLElement;
  readonly to: HTMLElement | null;
}

/** How one slide takes the place of another, by one recipe: a module in `transitions/` that exports `create`. */
export interface Transition {
  /** How far the slides follow a finger that moved so far, px. */
  follow?(moved: number, isPastEnd: boolean): number;
  /** From which share of its width on a slide that is let go changes; absent or null: only by a swipe (GAL-220). */
  readonly snapShare?: number | null;
  /** The slides are held, drawn so far, px. */
  readonly drag: (pair: SlidePair, moved: number) => void;
  /** Let go without a change: the slide goes back to its place. */
  readonly giveBack: (pair: SlidePair, moved: number) => Promise<void>;
  readonly play: (pair: SlidePair, how: TransitionMotion) => Promise<void>;
  /** A slide that is shown first, without a change. */
  rest?(slide: HTMLElement): void;
  destroy?(): void;
}

export interface TransitionMotion {
  readonly isForward: boolean;
  readonly durationMs: number;
  readonly moved: number;
}

export type CreateTransition = (options: TransitionOptions) => Transition;

export interface TransitionOptions {
  readonly container: HTMLElement;
  readonly settings: GallerySettings;
  readonly isRightToLeft: boolean;
  /** How long a slide is shown, ms. */
  readonly shownMs: number;
}

export interface VideoOptions {
  readonly environment: BehaviourEnvironment;
  readonly slides: readonly Slide[];
  readonly signal: AbortSignal;
  /** A video shows, or is over or closed (GAL-112, GAL-113). */
  readonly showing: (isShowing: boolean) => void;
}

export interface SlideVideos {
  /** The slide has left: its video is closed. */
  readonly close: (index: number) => void;
}
