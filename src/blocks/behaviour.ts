import type { PageMember } from '#domain/members/page-member.ts';
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
  /** Resolves when it is hidden; it stays in the page to be shown again. */
  hide(): Promise<void>;
  /** Hides and removes it. */
  close(): Promise<void>;
}

/** The environment of a behaviour on a published page: network, time and overlays. */
export interface BehaviourEnvironment {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  /** Whether the visitor prefers reduced motion, read at the time of the call. */
  prefersReducedMotion(): boolean;
  /**
   * The data layer (DATA-rows): path, body; throws `DataCallError`. Calls that are safe to repeat may be retried after
   * a failed connection (DATA-43).
   */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: JsonValue,
    retries?: number,
  ) => Promise<JsonValue>;
  /** Registers a function that Escape calls; returns the function that unregisters it (NAV-23, NAV-33). */
  registerCloseTarget(close: () => void): () => void;
  /** Shows a message in the page's alert popup; resolves when it is closed (OVER-60). */
  alert(message: string): Promise<void>;
  /**
   * Runs now where the visitor has consented or need not, else once they consent; the returned function cancels the
   * wait. For content and scripts of third parties.
   */
  onConsent(run: () => void): () => void;
  /** Translates a message into the language of the site (DATA-69). */
  readonly translate: Translate;
  /** Writes a warning to the console for the people who maintain the site. */
  readonly report: (message: string, cause?: unknown) => void;
  /** Opens the lightbox; null where that part of the runtime could not be loaded. */
  openLightbox(set: LightboxSet): Promise<OpenLightbox | null>;
  /** The page's image loader; null where it is missing, which is logged (IMG-10). */
  findImageLoader(): Promise<ImageLoader | null>;
  /**
   * Shows content in a dialog: the page behind is inert, the focus is trapped and returned, Escape and a click outside
   * cancel.
   */
  openDialog(options: BehaviourDialogOptions): Promise<BehaviourDialog>;
  /** The value of an entry of the page context. */
  pageContext(name: string): JsonValue | undefined;
  /** The member of the site who looks, with plans and areas; null for everybody else (MEMB-29). Asked once a page. */
  member(): Promise<PageMember | null>;
}

/**
 * Starts the behaviour of one block on the server's HTML. Returns the function that undoes everything: no listener,
 * timer or observer remains.
 */
export type MountBehaviour = (root: HTMLElement, environment: BehaviourEnvironment) => () => void;
