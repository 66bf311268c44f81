import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DocumentState } from '../documents/document-state.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { CONTENT_KEY } from './content.ts';

/** Lists are asked for again at most this often, however fast somebody writes. */
const EVERY_MS = 1_200;

/**
 * Lists learn what a collection or an item is called now, what they show of it, where it stands and in which state, and
 * of the site's document which page is the
 * home page, once that is saved.
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
