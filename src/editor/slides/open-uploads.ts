import type { DocumentId } from '#domain/documents/record.ts';
import { isOver } from '../files/upload-queue.ts';
import type { SlideUploads } from './slide-uploads.ts';

/** The uploads of galleries by the gallery they belong to, for as long as its document is open. */
const opened = new Map<string, { readonly documentId: DocumentId; readonly uploads: SlideUploads }>();

export function findUploads(key: string): SlideUploads | undefined {
  return opened.get(key)?.uploads;
}

export function keepUploads(key: string, documentId: DocumentId, uploads: SlideUploads): void {
  opened.set(key, { documentId, uploads });
  uploads.queue.subscribe(guardLeaving);
}

/** A document is closed: unfinished uploads are cancelled, finished ones are in it. */
export function endSlideUploads(documentId: DocumentId): void {
  for (const [key, each] of opened) {
    if (each.documentId !== documentId) continue;
    opened.delete(key);
    each.uploads.end();
  }
  guardLeaving();
}

/** The browser asks before a window is closed that still sends files. */
function guardLeaving(): void {
  const isBusy = [...opened.values()].some(({ uploads }) =>
    uploads.queue.uploads().some((upload) => !isOver(upload)),
  );
  if (isBusy) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
