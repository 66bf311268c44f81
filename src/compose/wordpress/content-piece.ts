import type { BlockDraft } from '#compose/block-draft.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';

/** A picture of the content, by its old address. */
export interface PictureSource {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
  readonly link: LinkValue | null;
}

export type PictureAlignment = 'none' | 'left' | 'center' | 'right';

/** Content on its way from HTML to blocks: what it is, not yet where it sits. */
export type ContentPiece =
  /** Text that can be joined with the text before and after it. */
  | { readonly kind: 'text'; readonly nodes: readonly RichTextNode[] }
  | {
      readonly kind: 'picture';
      readonly picture: PictureSource;
      readonly alignment: PictureAlignment;
      /** px, or null where the content does not say. */
      readonly width: number | null;
    }
  | { readonly kind: 'gallery'; readonly pictures: readonly PictureSource[]; readonly columns: number }
  /** A block that is complete. `asText` stands in its place where a page would have too many blocks. */
  | (BlockDraft & { readonly kind: 'block'; readonly asText: readonly RichTextNode[] })
  /** Side by side; `share` is the part of the width. */
  | { readonly kind: 'columns'; readonly columns: readonly ContentColumn[] }
  /** A band of its own with a picture or a colour behind it. */
  | {
      readonly kind: 'band';
      readonly background: { readonly url: string; readonly overlay: number } | null;
      readonly isDark: boolean;
      readonly pieces: readonly ContentPiece[];
    };

export interface ContentColumn {
  readonly share: number;
  readonly pieces: readonly ContentPiece[];
}

/** What could not be taken over as it was. */
export type UnmappedOutcome = 'left-out' | 'kept-as-text' | 'formatting-lost';

/** What converting content needs to know of its surroundings, and where it tells what it could not keep. */
export interface ConversionContext {
  /** A link by its address in the content; null where it cannot be followed or is not safe. */
  resolveLink(href: string): LinkValue | null;
  /** The address of an attachment by its id, for galleries that list ids. */
  attachmentOf(id: string): PictureSource | null;
  /** Pictures attached to the item, for galleries that list none. */
  readonly ownAttachments: readonly PictureSource[];
  /** `name` is the element as the export has it: `<form>`, `wp:calendar`, `[contact-form]`. */
  note(name: string, outcome: UnmappedOutcome): void;
  /** Tells of a text that is not there afterwards: what it was, and the text itself. */
  cut(what: string, text: string): void;
}
