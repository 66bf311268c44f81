import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FileEntry } from '#contract/files.ts';
import { createUploadBatches, isOnItsWay } from './upload-batches.ts';
import { createUploadQueue, type AcceptedFiles, type Upload, type UploadQueue } from './upload-queue.ts';

export interface Uploads extends Pick<UploadQueue, 'cancel' | 'retry' | 'dismiss'> {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
}

/**
 * The uploads of a screen: some at a time. Files added together are reported together, in their order. Leaving the
 * screen cancels them.
 */
export function useUploads(
  accept: AcceptedFiles,
  onArrived: (files: readonly FileEntry[], isLast: boolean) => void,
): Uploads {
  const [queue] = useState(() => createUploadQueue({ accept: () => accept }));
  const [batches] = useState(() => createUploadBatches(queue));
  const latest = useRef(onArrived);
  useEffect(() => {
    latest.current = onArrived;
  });
  useEffect(() => () => queue.end(), [queue]);
  return {
    ...queue,
    uploads: useUploadsOf(queue),
    add: (files) =>
      batches.add(files, (arrived) => latest.current(arrived, !queue.uploads().some(isOnItsWay))),
  };
}

/** The current uploads of a queue. */
export function useUploadsOf(queue: Pick<UploadQueue, 'subscribe' | 'uploads'>): readonly Upload[] {
  return useSyncExternalStore(queue.subscribe, queue.uploads);
}
