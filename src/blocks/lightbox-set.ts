/** One item of a lightbox (OVER-79). */
export interface LightboxItem {
  /** A copy that the lightbox may move. */
  readonly content: HTMLElement;
  readonly meta: {
    readonly id: string;
    readonly url: string;
    /** Its description for screen readers. */
    readonly name: string;
    /** Empty without one. */
    readonly caption: string;
  };
}

export interface LightboxSet {
  readonly items: readonly LightboxItem[];
  /** The index of the first shown item. */
  readonly index: number;
  /** "Gallery" where absent (OVER-85). */
  readonly title?: string;
  /** Dark where absent (OVER-84). */
  readonly theme?: 'dark' | 'light';
  /** OVER-113 to OVER-115; never for who prefers reduced motion. */
  readonly autoplay?: { readonly isRandom: boolean; readonly timeoutMs?: number };
  /** Gets the focus when the lightbox closes at an item: its slide on the page (OVER-93). */
  readonly slideOf?: (index: number) => HTMLElement | null;
}

export interface OpenLightbox {
  close(): Promise<void>;
}
