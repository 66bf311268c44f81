import { useMemo } from 'react';
import type { z } from 'zod';
import { compareByOrder } from '#lib/order-key.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useDocumentState } from '../documents/use-document-state.ts';

/** The rules of one type that the store has, in their order. */
export function useRules<Rule extends { readonly id: string; readonly order: string }>(
  store: DocumentStore,
  type: string,
  schema: z.ZodType<Rule>,
): readonly Rule[] {
  const view = useDocumentState(store, (state) => state.view);
  return useMemo(
    () =>
      Object.values(view)
        .filter((record) => record.type === type)
        .flatMap((record) => {
          const parsed = schema.safeParse(record);
          return parsed.success ? [parsed.data] : [];
        })
        .toSorted(compareByOrder),
    [view, type, schema],
  );
}
