import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { discardItem } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { ApiError } from '../api/api-error.ts';
import type { CallOptions } from '../api/call-environment.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { CONTENT_KEY } from '../site-context/content.ts';

/** The post that is open in this window. */
let shownId: string | null = null;

/**
 * A new post in which nothing was written is discarded: when another page is opened instead, and when the tab or window
 * is closed (EDIT-190).
 */
export function useUnwrittenPost(page: DocumentStore): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (page.getState().kind !== 'item') return undefined;
    const { documentId } = page;
    shownId = documentId;
    // The answer is not awaited; a request that the browser drops is made up for by the daily job.
    const leave = (): void => {
      if (isUnwritten(page)) discard(documentId, { keepalive: true }).catch(ignoreFailure);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      shownId = null;
      // After the fields of the page have committed their input, and only if the post is not shown again at once.
      setTimeout(() => {
        if (shownId === documentId || !isUnwritten(page)) return;
        discard(documentId)
          .then(() => queries.invalidateQueries({ queryKey: CONTENT_KEY }))
          .catch(ignoreFailure);
      });
    };
  }, [page, queries]);
}

function discard(documentId: DocumentId, options: CallOptions = {}): Promise<unknown> {
  const params = { documentId: documentId };
  return callEndpoint(discardItem, { params }, { isBackground: true, ...options });
}

/** The daily job discards it later. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Whether a post was created and nothing of it was changed since. */
export function isUnwritten(page: DocumentStore): boolean {
  const { kind, version, pendingCount, view } = page.getState();
  return kind === 'item' && version === 0 && pendingCount === 0 && view['settings']?.['title'] === '';
}
