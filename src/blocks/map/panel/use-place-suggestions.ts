import { useEffect, useRef, useState } from 'react';
import type { PlacePredictions, PlaceSearch } from '#domain/maps/place-search.ts';

/** The pause in typing before places are requested. */
export const SEARCH_PAUSE_MS = 250;

export type PlaceSuggestions =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | ({ readonly status: 'ready' } & PlacePredictions);

const IDLE: PlaceSuggestions = { status: 'idle' };

/** The places that match a text, requested after a pause in typing; outdated answers are dropped (MAP-63). */
export function usePlaceSuggestions(places: PlaceSearch): {
  readonly suggestions: PlaceSuggestions;
  readonly ask: (input: string) => void;
} {
  const [suggestions, setSuggestions] = useState(IDLE);
  const asked = useRef<{
    readonly timer: ReturnType<typeof setTimeout>;
    readonly controller: AbortController;
  }>(null);

  function cancel(): void {
    clearTimeout(asked.current?.timer);
    asked.current?.controller.abort();
    asked.current = null;
  }
  useEffect(() => cancel, []);

  async function search(input: string, { signal }: AbortController): Promise<void> {
    let found: PlaceSuggestions = { status: 'failed' };
    try {
      found = { status: 'ready', ...(await places.suggest(input, signal)) };
    } catch {
      // The error is shown in the list.
    }
    if (!signal.aborted) setSuggestions(found);
  }

  return {
    suggestions,
    ask(input) {
      cancel();
      if (input.trim() === '') {
        setSuggestions(IDLE);
        return;
      }
      setSuggestions({ status: 'loading' });
      const controller = new AbortController();
      asked.current = {
        controller,
        timer: setTimeout(() => void search(input.trim(), controller), SEARCH_PAUSE_MS),
      };
    },
  };
}
