/** What an embed shows, made from an address of its provider. */
export interface EmbedFrame {
  /** The address of the frame. It is loaded only after a click, so a video starts by itself. */
  readonly src: string;
  /** Height to width, or a fixed height in px. */
  readonly shape: { readonly ratio: number } | { readonly heightPx: number };
  /** A still picture of it at its provider; asked for only as consent allows. */
  readonly thumbnail?: string;
}

/** One provider of embeds: everything that differs between providers. */
export interface EmbedProvider {
  readonly id: string;
  /** As people read it: 'YouTube'. */
  readonly name: string;
  readonly kind: 'video' | 'audio' | 'document' | 'map' | 'booking';
  /** Host names the addresses people copy have, without `www.`. */
  readonly hosts: readonly string[];
  /** The frame of an address, or null where the address is no single thing that can be shown. */
  readonly frame: (address: URL) => EmbedFrame | null;
  /**
   * Messages that command its player from outside, where the runtime may do so (BLK-41 to BLK-43).
   * `isSupported` asks whether the frame was opened with its interface switched on.
   */
  readonly player?: {
    readonly isSupported: (src: string) => boolean;
    readonly play: string;
    readonly pause: string;
    readonly origin: string;
  };
}

/** Height to width of a video whose own ratio is not known (BLK-27). */
export const UNKNOWN_VIDEO_RATIO = 0.563;
