import { useState } from 'react';

const PREFIX = 'portico-draft-';

/**
 * Unsaved input, stored in this browser until it is saved or discarded: leaving the panel or the page loses nothing.
 */
export function useKeptDraft(
  name: string,
  stored: string,
): {
  readonly value: string;
  readonly isChanged: boolean;
  readonly set: (value: string) => void;
  readonly forget: () => void;
} {
  const [state, setState] = useState({ name, value: window.localStorage.getItem(PREFIX + name) });
  const draft = state.name === name ? state.value : window.localStorage.getItem(PREFIX + name);
  const value = draft ?? stored;
  return {
    value,
    isChanged: value !== stored,
    set(next) {
      setState({ name, value: next });
      keep(PREFIX + name, next);
    },
    forget() {
      setState({ name, value: null });
      window.localStorage.removeItem(PREFIX + name);
    },
  };
}

/** Without storage the text is still in its window. */
function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
