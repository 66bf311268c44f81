import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DocumentState } from '../documents/document-state.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { CONTENT_KEY } from './content.ts';

/** The shortest interval between reloads of lists, however fast somebody types. */
const EVERY_MS = 1_200;

/**
 * Reloads lists once changes of a collection's or an item's title, address, state or listed texts are saved, and of the
 * site's document once another page is the home page.
 */
export function useListedAgain(document: DocumentStore): void {
  const queries = useQueryClient();
  useEffect(() => {
    const { kind } = document.getState();
    if (kind === 'page' || kind === 'synced') return undefined;
    let listed = listedFactsOf(document.getState());
    let timer: ReturnType<typeof setTimeout> | null = null;
    const askAgain = (): void => {
      timer = null;
      void queries.invalidateQueries({ queryKey: CONTENT_KEY });
    };
    const stop = document.store.subscribe((state) => {
      if (state.pendingCount > 0) return;
      const facts = listedFactsOf(state);
      if (facts === listed) return;
      listed = facts;
      timer ??= setTimeout(askAgain, EVERY_MS);
    });
    return () => {
      stop();
      if (timer === null) return;
      clearTimeout(timer);
      askAgain();
    };
  }, [document, queries]);
}

const LISTED_FIELDS = [
  'title',
  'urlName',
  'workflowState',
  'publishAt',
  'excerpt',
  'featuredImage',
  'categories',
  'homePageId',
];

function listedFactsOf({ view, publishedVersion }: DocumentState): string {
  const settings = view['settings'];
  const listed = LISTED_FIELDS.map((field) => settings?.[field]);
  return JSON.stringify([...listed, publishedVersion]);
}
