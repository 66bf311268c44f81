import { useLayoutEffect, useState } from 'react';
import { configArea } from '#messages/en/interface/config-area.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import type { LoadedDocument } from '../documents/document-client.ts';
import { createHttpDocumentClient } from '../documents/http-document-client.ts';
import { openDocumentStore, type DocumentStore } from '../documents/document-store.ts';
import { showToast } from '#ui/show-toast.ts';
import { takeCreated } from './created-document.ts';

export type OpenDocument =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly store: DocumentStore }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

/** One client id for the window: others see the person once in each document. */
const client = createHttpDocumentClient();

/** Opens a document and keeps it up to date while the caller is mounted; null opens none. */
export function useDocumentStore(documentId: DocumentId | null): OpenDocument {
  const [opened, setOpened] = useState<{ readonly id: DocumentId; readonly state: OpenDocument } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);

  // Before the browser paints: what is there already is shown at once.
  useLayoutEffect(() => {
    if (documentId === null) return undefined;
    let store: DocumentStore | null = null;
    let isLeft = false;
    const take = (loaded: LoadedDocument): void => {
      if (isLeft) return;
      store = openStore(loaded);
      setOpened({ id: documentId, state: { status: 'ready', store } });
    };
    const created = takeCreated(documentId);
    if (created === null) {
      client
        .load(documentId)
        .then(take)
        .catch((error: unknown) => {
          if (isLeft) return;
          const message = error instanceof ApiError ? error.message : translate(configArea.notLoaded);
          const retry = (): void => setAttempt((count) => count + 1);
          setOpened({ id: documentId, state: { status: 'failed', message, retry } });
        });
    } else take(created);
    const goOn = (): void => store?.retryNow();
    window.addEventListener('online', goOn);
    return () => {
      isLeft = true;
      window.removeEventListener('online', goOn);
      store?.close();
    };
  }, [documentId, attempt]);

  return opened !== null && opened.id === documentId ? opened.state : { status: 'loading' };
}

function openStore(loaded: LoadedDocument): DocumentStore {
  return openDocumentStore(loaded, {
    client,
    storage: window.localStorage,
    now: Date.now,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    onRefused: (name, message, isKept) => {
      const kept = isKept ? 'yes' : 'no';
      showToast(translate(configArea.notSaved, { name, message, kept }), { tone: 'danger' });
    },
    onNotLive: (message) => showToast(message),
  });
}
