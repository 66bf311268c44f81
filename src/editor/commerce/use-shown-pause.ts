import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { storeFacts } from '#contract/store.ts';
import type { z } from 'zod';

export const STORE_FACTS_KEY = ['store-facts'];

/** Lets what the banner of a paused store shows follow the switch at once, also where it is undone (ORD-29). */
export function useShownPause(isPaused: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    queries.setQueryData<z.infer<typeof storeFacts.output>>(STORE_FACTS_KEY, (known) =>
      known === undefined ? known : { ...known, isPaused },
    );
  }, [queries, isPaused]);
}
