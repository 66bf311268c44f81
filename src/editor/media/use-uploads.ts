import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FileEntry } from '#contract/files.ts';
import { createUploadQueue, type AcceptedFiles, type Upload, type UploadQueue } from './upload-queue.ts';

export interface Uploads extends Pick<UploadQueue, 'cancel' | 'retry' | 'dismiss'> {
  readonly uploads: readonly Upload[];
  add(files: readonly File[]): void;
}

/** Uploads of a screen: some at once, the others wait. Leaving the screen cancels them. */
export function useUploads(accept: AcceptedFiles, onStored: (file: FileEntry) => void): Uploads {
  const [queue] = useState(() => createUploadQueue({ accept: () => accept }));
  useEffect(() => queue.whenStored(onStored), [queue, onStored]);
  useEffect(() => () => queue.end(), [queue]);
  return { ...queue, uploads: useUploadsOf(queue) };
}

/** The uploads of a queue as they are now. */
export function useUploadsOf(queue: Pick<UploadQueue, 'subscribe' | 'uploads'>): readonly Upload[] {
  return useSyncExternalStore(queue.subscribe, queue.uploads);
}
