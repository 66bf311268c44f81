import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { UploadBatches } from './upload-batches.ts';

/** Uploads of pictures for a page, while the page is open. */
export interface PictureUploads {
  /** Null until something was dropped or pasted. */
  readonly shown: StoreApi<{ readonly queue: UploadQueue | null }>;
  /** Uploads a group of pictures; `put` gets those that succeeded, in their order. */
  readonly add: (files: readonly File[], put: (images: readonly ImageValue[]) => void) => Promise<void>;
  /** The page is closed: unfinished uploads are cancelled. */
  readonly end: () => void;
}

export function createPictureUploads(): PictureUploads {
  const shown = createStore<{ queue: UploadQueue | null }>(() => ({ queue: null }));
  let batches: UploadBatches | null = null;

  /** Loaded with the first picture: most visits to the editor upload none. */
  async function open(): Promise<UploadBatches> {
    const [{ createUploadQueue }, { createUploadBatches }] = await Promise.all([
      import('./upload-queue.ts'),
      import('./upload-batches.ts'),
    ]);
    if (batches !== null) return batches;
    const queue = createUploadQueue({ accept: () => 'image' });
    batches = createUploadBatches(queue);
    shown.setState({ queue });
    return batches;
  }

  return {
    shown,
    async add(files, put) {
      (await open()).add(files, (arrived) => put(arrived.flatMap(({ image }) => image ?? [])));
    },
    end() {
      batches?.end();
      shown.getState().queue?.end();
      batches = null;
      shown.setState({ queue: null });
    },
  };
}
