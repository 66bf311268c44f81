export type ElementProps = Readonly<Record<string, unknown>>;

/**
 * Hears what is written while it is written, so that nothing has to read the markup again. Offsets are those in the
 * whole markup.
 */
export interface MarkupListener {
  /** An element's opening tag stands from `start` to `end`; what it holds follows. */
  readonly open: (tag: string, props: ElementProps, start: number, end: number) => void;
  /** An element that was opened ends: its closing tag begins at `start`. Elements that hold nothing have none. */
  readonly close: (tag: string, start: number) => void;
  /** An attribute of the element that is opened next; the value is not escaped. */
  readonly attribute: (name: string, value: string) => void;
  /**
   * A text, or the value of an attribute, with letters beyond Latin-1. The writer looks for what it has to escape
   * anyway; asking each text once more costs a tenth of writing a page.
   */
  readonly wideText: (text: string) => void;
  /** Markup that others wrote stands at `start` as it is. */
  readonly foreign: (html: string, start: number) => void;
}
