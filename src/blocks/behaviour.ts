import type { Translate } from '#messages/translator.ts';
import type { JsonValue } from '#lib/json.ts';
import type { ImageLoader } from './image-loader.ts';
import type { LightboxSet, OpenLightbox } from './lightbox-set.ts';

export interface BehaviourDialogOptions {
  readonly name: string;
  readonly content: readonly Node[];
  readonly className?: string;
  readonly focus?: HTMLElement;
  /** Has to hide or close the dialog. */
  readonly cancel: () => void;
}

export interface BehaviourDialog {
  readonly element: HTMLElement;
  /** Shows it again after `hide`. */
  show(): void;
  /** Resolves when it is hidden; it stays in the page for showing again. */
  hide(): Promise<void>;
  /** Hides it and takes it away. */
  close(): Promise<void>;
}

/** What the runtime of a published page gives a behaviour: the shells around network, time and overlays. */
export interface BehaviourEnvironment {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  /** Whether the visitor prefers reduced motion, asked at the moment it matters. */
  prefersReducedMotion(): boolean;
  /**
   * The data layer (DATA-rows): path, body; throws `DataCallError`. Calls that are safe to repeat may have further tries
   * after a failed connection (DATA-43).
   */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: JsonValue,
    retries?: number,
  ) => Promise<JsonValue>;
  /** Registers what Escape closes; returns the function that takes it off again (NAV-23, NAV-33). */
  registerCloseTarget(close: () => void): () => void;
  /** Tells the visitor something in the page's alert popup; resolves when it is closed (OVER-60). */
  alert(message: string): Promise<void>;
  /**
   * Runs now where the visitor's consent is there or not needed, else once it is given; the function returned takes the
   * waiting back. Content and scripts of third parties wait for it.
   */
  onConsent(run: () => void): () => void;
  /** A text of Portico's own in the language of the site (DATA-69). */
  readonly translate: Translate;
  /** Says something on the console to whoever looks after the site. */
  readonly report: (message: string, cause?: unknown) => void;
  /** Shows items over the whole page; null where its part of the runtime could not be fetched. */
  openLightbox(set: LightboxSet): Promise<OpenLightbox | null>;
  /** The page's image loader; null where it is missing, which the console is told (IMG-10). */
  findImageLoader(): Promise<ImageLoader | null>;
  /** Shows content over the page: inert behind it, focus kept and given back, Escape and a click behind cancel. */
  openDialog(options: BehaviourDialogOptions): Promise<BehaviourDialog>;
  /** The page context's value under a name. */
  pageContext(name: string): JsonValue | undefined;
}

/**
 * Starts the behaviour of one block over the server's HTML. Returns the function that takes everything away again:
 * no listener, timer or observer stays behind.
 */
export type MountBehaviour = (root: HTMLElement, environment: BehaviourEnvironment) => () => void;
