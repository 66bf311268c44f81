import { cutText } from '#lib/cut-text.ts';
import { whenLeaving } from '../documents/when-leaving.ts';
import type { TypedAhead } from '../editing/edit-store.ts';
import { openTextField } from './text-field.ts';
import { insertAtCaret, placeCaret, selectedLength } from './caret.ts';

/** The pause in typing after which the text is saved and the step of undo ends. */
const TYPING_PAUSE_MS = 400;

export interface PlainTextSessionOptions {
  /** The element, which shows the text and nothing else. */
  readonly element: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly maxLength: number;
  /** The point for the caret, in coordinates of the element's window. */
  readonly caret: { readonly x: number; readonly y: number } | null;
  /** What was typed before the text was open. */
  readonly typedAhead: TypedAhead;
  /** Called with the text after a pause, or at the end. */
  readonly onText: (text: string) => void;
  /** Called on Enter, on Escape, or when the focus is lost. */
  readonly onExit: (how: 'enter' | 'escape' | 'left') => void;
  /** Returns whether another text is edited next; else the focus moves by itself. */
  readonly onTab: (step: 1 | -1) => boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export interface PlainTextSession {
  /** The text changed elsewhere: undo, or another person. */
  replaceText(text: string): void;
  /** Saves the input and restores the element, for the page to render it again. */
  end(): void;
}

/** Pasted lines as one, with a single space where each break was. */
function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === last ? line : line.trimEnd()))
    .filter((line, index) => line !== '' || index === 0 || index === last)
    .join(' ');
}

/** Makes an element of the page a text field of one line, for as long as its text is edited in place (EDIT-42). */
export function startPlainTextSession(options: PlainTextSessionOptions): PlainTextSession {
  const { element, maxLength } = options;
  const { field, close } = openTextField(element, options.label);
  const ended = new AbortController();
  let saved = options.text;
  let pause: ReturnType<typeof setTimeout> | null = null;

  const shown = (): string => cutText(field.textContent.replaceAll(/[\r\n]+/g, ' '), maxLength);

  function flush(): void {
    if (pause !== null) clearTimeout(pause);
    pause = null;
    const text = shown();
    if (text === saved) return;
    saved = text;
    options.onText(text);
  }

  function show(text: string): void {
    if (field.textContent !== text) field.textContent = text;
  }

  function insert(text: string): void {
    const room = maxLength - shown().length + selectedLength(field);
    insertAtCaret(field, cutText(joinLines(text), room));
    typed();
  }

  function typed(): void {
    // Browsers leave a line break in an emptied element, which would hide its placeholder.
    if (shown().trim() === '' && field.firstElementChild !== null) field.replaceChildren();
    if (pause !== null) clearTimeout(pause);
    pause = setTimeout(flush, TYPING_PAUSE_MS);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    event.stopPropagation();
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (key === 'enter' || key === 'escape') options.onExit(key);
    else if (key === 'tab') {
      if (!options.onTab(event.shiftKey ? -1 : 1)) return;
    } else if (isCommand && (key === 'z' || key === 'y')) {
      flush();
      if (key === 'y' || event.shiftKey) options.onRedo();
      else options.onUndo();
    } else if (key === ' ' && !isCommand) insert(' ');
    else return;
    event.preventDefault();
  }

  function handleInput(event: InputEvent): void {
    const { inputType, data } = event;
    const isRefused = /^(format|insertParagraph|insertLineBreak|insertFromDrop)/.test(inputType);
    const isTooLong =
      data !== null && !event.isComposing && shown().length - selectedLength(field) + data.length > maxLength;
    if (isRefused || isTooLong) event.preventDefault();
  }

  show(options.text);

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => element.addEventListener(name, listener, { signal: ended.signal });
  listen('keydown', handleKey);
  // Space would press the button, or open the summary, around the text.
  listen('keyup', (event) => {
    if (event.key === ' ' || event.key === 'Enter') event.preventDefault();
  });
  listen('click', (event) => event.preventDefault());
  listen('beforeinput', handleInput);
  listen('input', typed);
  listen('paste', (event) => {
    event.preventDefault();
    event.stopPropagation();
    insert(event.clipboardData?.getData('text/plain') ?? '');
  });
  listen('focusout', ({ relatedTarget }) => {
    // From the link around the text to its field.
    if (relatedTarget === field) return;
    // The window, or the frame, lost the focus: the caret stays.
    if (field.ownerDocument.activeElement === field) flush();
    else options.onExit('left');
  });

  const stay = whenLeaving(flush);
  field.focus({ preventScroll: options.caret !== null });
  placeCaret(field, options.caret);
  const { letters, replacesAll } = options.typedAhead;
  if (replacesAll) field.ownerDocument.getSelection()?.selectAllChildren(field);
  if (letters !== '') insert(letters);

  return {
    replaceText(text) {
      if (pause !== null || text === saved) return;
      saved = text;
      show(text);
      if (field.ownerDocument.activeElement === field) placeCaret(field, null);
    },
    end() {
      if (ended.signal.aborted) return;
      ended.abort();
      stay();
      flush();
      close();
    },
  };
}
