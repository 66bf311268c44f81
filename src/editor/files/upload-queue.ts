import { fileEntrySchema, uploadFile, type FileEntry } from '#contract/files.ts';
import { createId } from '#lib/id.ts';
import { nextUploadState, WAITING, type UploadEvent, type UploadState } from '#domain/files/upload-state.ts';
import { checkFile } from './check-file.ts';
import { sendUpload } from './send-upload.ts';

/** Simultaneous uploads. */
const MAX_AT_ONCE = 2;

export type AcceptedFiles = 'image' | 'any';

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

export interface UploadQueueShell {
  /** The accepted kind of file. */
  readonly accept: (file: File) => AcceptedFiles;
  /** Sends one file; by default over the network. */
  readonly send?: typeof sendUpload;
}

export interface UploadQueue {
  /** Those that are not stored yet, in the order they were added; a new list after every change. */
  readonly uploads: () => readonly Upload[];
  /** Subscribes; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called for every stored file; returns the function that unsubscribes. */
  readonly whenStored: (listener: (file: FileEntry, upload: Upload) => void) => () => void;
  /** Adds files and returns their uploads, in the same order. */
  readonly add: (files: readonly File[]) => readonly Upload[];
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Removes an ended one from the list. */
  readonly dismiss: (id: string) => void;
  /** Cancels running uploads and empties the list. */
  readonly end: () => void;
}

export function isOver({ state }: Upload): boolean {
  return state.status === 'failed' || state.status === 'cancelled' || state.status === 'done';
}

/** Uploads files, some at a time; each can be cancelled and retried, and none blocks the others (LINK-72). */
export function createUploadQueue({ accept, send = sendUpload }: UploadQueueShell): UploadQueue {
  let uploads: readonly Upload[] = [];
  const cancels = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  const storedListeners = new Set<(file: FileEntry, upload: Upload) => void>();

  function change(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function tell(id: string, event: UploadEvent): void {
    change(
      uploads.map((each) => (each.id === id ? { ...each, state: nextUploadState(each.state, event) } : each)),
    );
    const now = uploads.find((each) => each.id === id);
    if (now !== undefined && isOver(now)) {
      cancels.delete(id);
      startNext();
    }
  }

  function startNext(): void {
    while (cancels.size < MAX_AT_ONCE) {
      const next = uploads.find(({ state }) => state.status === 'waiting');
      if (next === undefined) return;
      start(next);
    }
  }

  function start(upload: Upload): void {
    const { id, file } = upload;
    const accepted = accept(file);
    const problem = checkFile(file, accepted);
    if (problem !== null) {
      tell(id, { type: 'started' });
      tell(id, { type: 'refused', message: problem, reason: '' });
      return;
    }
    // Registered before it is sent, since its first event is synchronous.
    cancels.set(id, () => undefined);
    const cancel = send({
      path: `${uploadFile.path}?accept=${accepted}`,
      file,
      output: fileEntrySchema,
      onEvent: (event) => tell(id, event),
      onStored: (stored) => {
        // Before it leaves the list: code that waits for several files must not take it for a cancelled one.
        for (const listener of storedListeners) listener(stored, upload);
        change(uploads.filter((each) => each.id !== id));
        startNext();
      },
    });
    if (cancels.has(id)) cancels.set(id, cancel);
  }

  return {
    uploads: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenStored(listener) {
      storedListeners.add(listener);
      return () => storedListeners.delete(listener);
    },
    add(files) {
      const added = files.map((file) => ({ id: createId(), file, state: WAITING }));
      change([...uploads, ...added]);
      startNext();
      return added;
    },
    cancel(id) {
      const cancel = cancels.get(id);
      if (cancel === undefined) tell(id, { type: 'cancelled' });
      else cancel();
    },
    retry(id) {
      tell(id, { type: 'retried' });
      startNext();
    },
    dismiss: (id) => change(uploads.filter((each) => each.id !== id || !isOver(each))),
    end() {
      const running = [...cancels.values()];
      change([]);
      cancels.clear();
      for (const cancel of running) cancel();
    },
  };
}
