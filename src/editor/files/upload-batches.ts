import type { FileEntry } from '#contract/files.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

interface Batch {
  readonly ids: readonly string[];
  readonly arrived: Map<string, FileEntry>;
  readonly onArrived: (files: readonly FileEntry[]) => void;
}

export interface UploadBatches {
  /** Uploads files; `onArrived` gets those that were stored, once all of them have ended. */
  readonly add: (files: readonly File[], onArrived: (files: readonly FileEntry[]) => void) => void;
  readonly end: () => void;
}

/**
 * Files added together are reported together, in the order they were added, whichever is ready first (EDIT-197). One
 * that failed and is retried is reported by itself.
 */
export function createUploadBatches(
  queue: Pick<UploadQueue, 'add' | 'uploads' | 'subscribe' | 'whenStored'>,
): UploadBatches {
  let batches: readonly Batch[] = [];

  const endStored = queue.whenStored((file, { id }) => {
    batches.find(({ ids }) => ids.includes(id))?.arrived.set(id, file);
  });
  const endChanges = queue.subscribe(settle);

  function settle(): void {
    const uploads = queue.uploads();
    const onTheirWay = new Set(uploads.filter(isOnItsWay).map(({ id }) => id));
    const known = new Set(uploads.map(({ id }) => id));
    const settled = batches.filter(({ ids }) => !ids.some((id) => onTheirWay.has(id)));
    // Failed ones can be retried while they are listed.
    batches = batches.flatMap((batch) => {
      if (!settled.includes(batch)) return [batch];
      const ids = batch.ids.filter((id) => known.has(id) && !batch.arrived.has(id));
      return ids.length === 0 ? [] : [{ ...batch, ids, arrived: new Map<string, FileEntry>() }];
    });
    for (const { ids, arrived, onArrived } of settled) {
      const files = ids.flatMap((id) => arrived.get(id) ?? []);
      if (files.length > 0) onArrived(files);
    }
  }

  return {
    add(files, onArrived) {
      const ids = queue.add(files).map(({ id }) => id);
      batches = [...batches, { ids, arrived: new Map(), onArrived }];
      // Files may have been refused already.
      settle();
    },
    end() {
      batches = [];
      endStored();
      endChanges();
    },
  };
}

/** Also what is stored while its answer is being read. */
export function isOnItsWay({ state }: Upload): boolean {
  return state.status !== 'failed' && state.status !== 'cancelled';
}
