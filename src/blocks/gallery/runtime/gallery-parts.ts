import type { GalleryMove } from '#domain/galleries/gallery-index.ts';
import type { GallerySettings } from '#domain/galleries/gallery-settings.ts';
import type { SlideFacts } from '#domain/galleries/slide-facts.ts';
import type { SlideChange } from '#domain/galleries/slide-index.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';

/** A slide's element, with the facts in its attributes. */
export interface Slide extends SlideFacts {
  readonly element: HTMLElement;
}

/** The elements of a gallery when it starts. */
export interface GalleryFrame {
  readonly isRightToLeft: boolean;
  /** px */
  readonly startWidth: number;
}

/** The context of a design. */
export interface DesignContext extends GalleryFrame {
  readonly environment: BehaviourEnvironment;
  readonly container: HTMLElement;
  readonly slides: readonly Slide[];
  readonly settings: GallerySettings;
  readonly loops: boolean;
  /** A strip of thumbnails. */
  readonly isThumbnails: boolean;
  readonly isMotionOff: () => boolean;
  /** Moves on behalf of the visitor; false where it was refused. */
  readonly move: (move: GalleryMove, motion?: Motion) => boolean;
  /** Sets another index without a transition, as when its groups change. */
  readonly arrived: (index: number) => void;
  /** The number of groups, where the gallery moves by groups of slides. */
  readonly recount: (count: number) => void;
  /** Announces that a hidden slide is about to get a box or be shown: its images are loaded. */
  readonly comesNear: (slide: Slide) => void;
  /** Opens the lightbox at a slide, where the gallery has one. */
  readonly openLightbox: (slide: number) => void;
  /** Aborted when the gallery ends. */
  readonly signal: AbortSignal;
}

/** The start of a transition that continues a drag. */
export interface Motion {
  readonly durationMs?: number;
  /** How far the slides were dragged, px. */
  readonly moved?: number;
}

/** A gallery design: a module in `designs/` that exports `create`. */
export interface Design {
  /** Whether it moves through its slides; other designs show all of them. */
  readonly moves: boolean;
  /** Shows a slide or group; without a transition at once. Resolves when the motion has ended. */
  readonly show: (index: number, change: SlideChange | null, motion?: Motion) => Promise<void>;
  /** Maps an index to the current slide and back, where they differ. */
  slideAt?(index: number): number;
  indexOf?(slide: number): number;
  /** The size of the gallery changed. */
  layOut?(): void;
  /** Resets the slides; listeners end with the context's signal. */
  readonly destroy: () => void;
}

export type CreateDesign = (context: DesignContext, transition: Transition | null) => Design;

/** The outgoing and the incoming slide. */
export interface SlidePair {
  readonly from: HTMLElement;
  readonly to: HTMLElement | null;
}

/** A transition between slides: a module in `transitions/` that exports `create`. */
export interface Transition {
  /** How far the slides move for a drag of so many px. */
  follow?(moved: number, isPastEnd: boolean): number;
  /**
   * The share of the slide's width that a drag must reach to change it on release; absent or null: only a swipe does
   * (GAL-220).
   */
  readonly snapShare?: number | null;
  /** Shows the slides dragged by so many px. */
  readonly drag: (pair: SlidePair, moved: number) => void;
  /** Released without a change: the slide moves back. */
  readonly giveBack: (pair: SlidePair, moved: number) => Promise<void>;
  readonly play: (pair: SlidePair, how: TransitionMotion) => Promise<void>;
  /** Shows the first slide, without a transition. */
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
  /** The slide is no longer current: its video is closed. */
  readonly close: (index: number) => void;
}
