import type { z } from 'zod';
import {
  documentEvents,
  documentUndo,
  openDocument,
  type openedDocumentSchema,
  presenceEventSchema,
  publishedEventSchema,
  refusedEventSchema,
  saveChanges,
  setPresence,
  loggedChangeSchema,
  stateEventSchema,
} from '#contract/documents.ts';
import type { UndoEntry } from '#domain/documents/undo-stack.ts';
import { createId } from '#lib/id.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';
import { translateError } from '../api/translate-error.ts';
import { DocumentClientError, type DocumentClient, type LoadedDocument } from './document-client.ts';
import type { HistoryStep } from './document-history.ts';
import { createEventFollower } from './follow-events.ts';
import { sendFailureOf } from './send-failure-of.ts';

/** Longer than a frame. */
const SHOWN_AFTER_MS = 20;

/** Documents through the endpoints of the site's app host. One client for each window. */
export function createHttpDocumentClient(clientId: string = createId()): DocumentClient {
  const follow = createEventFollower();
  const followOnceShown: typeof follow = (path, listener) => {
    let end = (): void => undefined;
    // Opening a connection takes a part of the frame in which the document is to be seen.
    const timer = setTimeout(() => {
      end = follow(path, listener);
    }, SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  };
  return {
    clientId,
    async load(documentId, { isAgain = false } = {}) {
      const call = () =>
        callEndpoint(openDocument, { params: { documentId } }, isAgain ? { isBackground: true } : {});
      return loadedDocument(await (isAgain ? translateFailure(call) : call()));
    },
    async loadSteps(documentId, until) {
      const { undoStack, redoStack } = await translateFailure(() =>
        callEndpoint(documentUndo, { params: { documentId }, query: { until } }, { isBackground: true }),
      );
      return { undo: undoStack.map(stepOf), redo: redoStack.map(stepOf) };
    },
    async send(documentId, changes) {
      await untilShown();
      // Autosave runs in the background: where the session has ended, the save indicator says so and nothing is
      // interrupted.
      const answer = await translateFailure(() =>
        callEndpoint(
          saveChanges,
          {
            params: { documentId },
            body: { clientId, changes: structuredClone([...changes]) } as never,
          },
          { isBackground: true },
        ),
      );
      return {
        ...answer,
        rejected: answer.rejected.map((each) => ({ id: each.id, code: each.code, ...translateError(each) })),
      };
    },
    follow(documentId, since, events) {
      const path = documentEvents.path.replace(':documentId', documentId);
      return followOnceShown(`${path}?since=${since}&clientId=${clientId}`, {
        opened: () => events.opened(),
        broken: () => events.broken(),
        received(name, data) {
          if (name === 'change') events.change(loggedChangeSchema.parse(data));
          else if (name === 'state') events.state(stateEventSchema.parse(data));
          else if (name === 'presence') events.presence(presenceEventSchema.parse(data).people);
          else if (name === 'published') {
            events.published(publishedEventSchema.parse(data).publishedVersion);
          } else if (name === 'refused')
            events.refused(translateError(refusedEventSchema.parse(data)).message);
          else if (name === 'removed') events.removed();
          // Comments are no part of the document: whoever shows them reads them anew.
          else void queryClient.invalidateQueries({ queryKey: [name, documentId] });
        },
      });
    },
    async tellPresence(documentId, presence) {
      await untilShown();
      const answer = await translateFailure(() =>
        callEndpoint(
          setPresence,
          { params: { documentId }, body: { clientId, ...presence } },
          { isBackground: true },
        ),
      );
      return answer.people;
    },
  };
}

/** Deferred, since preparing a call takes a part of the frame that shows the person's change. */
function untilShown(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SHOWN_AFTER_MS);
  });
}

async function translateFailure<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new DocumentClientError(sendFailureOf(error));
  }
}

/** What the server answered, as stores take it. */
export function loadedDocument(opened: z.infer<typeof openedDocumentSchema>): LoadedDocument {
  return { ...opened, undoStack: opened.undoStack.map(stepOf), redoStack: opened.redoStack.map(stepOf) };
}

function stepOf(entry: UndoEntry): HistoryStep {
  return {
    gestureId: entry.gestureId,
    name: entry.name,
    ...(entry.nameWords === undefined ? {} : { nameWords: entry.nameWords }),
    operations: entry.changes.flatMap((change) => change.operations),
    inverse: entry.changes.toReversed().flatMap((change) => change.inverse),
  };
}
