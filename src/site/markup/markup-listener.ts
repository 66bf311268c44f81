export type ElementProps = Readonly<Record<string, unknown>>;

/**
 * Is called while markup is written, so that the markup need not be parsed again. Offsets are those in the whole
 * markup.
 */
export interface MarkupListener {
  /** The opening tag of an element is from `start` to `end`; its content follows. */
  readonly open: (tag: string, props: ElementProps, start: number, end: number) => void;
  /** The closing tag of an element begins at `start`. Void elements have none. */
  readonly close: (tag: string, start: number) => void;
  /** An attribute of the next opened element; the value is not escaped. */
  readonly attribute: (name: string, value: string) => void;
  /**
   * A text, or an attribute value, with letters beyond Latin-1. The writer scans each text for characters to escape
   * anyway; a second scan would cost a tenth of writing a page.
   */
  readonly wideText: (text: string) => void;
  /** Markup of others begins at `start`, unchanged. */
  readonly foreign: (html: string, start: number) => void;
}
