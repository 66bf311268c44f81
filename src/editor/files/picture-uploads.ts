import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { UploadBatches } from './upload-batches.ts';

/** Pictures on their way onto a page, for as long as the page is open. */
export interface PictureUploads {
  /** Null as long as nothing was dropped or pasted. */
  readonly shown: StoreApi<{ readonly queue: UploadQueue | null }>;
  /** Uploads pictures that belong together; `put` gets those that arrived, in their order. */
  readonly add: (files: readonly File[], put: (images: readonly ImageValue[]) => void) => Promise<void>;
  /** The page is closed: what has not arrived is called off. */
  readonly end: () => void;
}

export function createPictureUploads(): PictureUploads {
  const shown = createStore<{ queue: UploadQueue | null }>(() => ({ queue: null }));
  let batches: UploadBatches | null = null;

  /** Fetched with the first picture: most visits to the editor upload none. */
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
