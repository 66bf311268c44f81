import { useEffect, useRef, useState } from 'react';
import { fileEntrySchema, uploadFile, type FileEntry } from '#contract/files.ts';
import { createId } from '#lib/id.ts';
import { nextUploadState, WAITING, type UploadEvent, type UploadState } from '#domain/media/upload-state.ts';
import { checkFile } from './check-file.ts';
import { sendUpload } from './send-upload.ts';

/** Files that travel at the same time. */
const MAX_AT_ONCE = 2;

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  add(files: readonly File[]): void;
  cancel(id: string): void;
  retry(id: string): void;
  /** Takes one that is over off the list. */
  dismiss(id: string): void;
}

/** Uploads of a screen: some at once, the others wait. Leaving the screen cancels them. */
export function useUploads(accept: 'image' | 'any', onStored: (file: FileEntry) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const cancels = useRef(new Map<string, () => void>());
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });

  function tell(id: string, event: UploadEvent): void {
    setUploads((all) =>
      all.map((each) => (each.id === id ? { ...each, state: nextUploadState(each.state, event) } : each)),
    );
  }

  useEffect(() => {
    const running = uploads.filter(
      ({ state }) => state.status === 'uploading' || state.status === 'processing',
    );
    const next = uploads.find(({ id, state }) => state.status === 'waiting' && !cancels.current.has(id));
    if (next === undefined || running.length >= MAX_AT_ONCE) return;
    const problem = checkFile(next.file, accept);
    if (problem !== null) {
      tell(next.id, { type: 'started' });
      tell(next.id, { type: 'refused', message: problem, reason: '' });
      return;
    }
    const cancel = sendUpload({
      path: `${uploadFile.path}?accept=${accept}`,
      file: next.file,
      output: fileEntrySchema,
      onEvent: (event) => tell(next.id, event),
      onStored: (file) => {
        setUploads((all) => all.filter((each) => each.id !== next.id));
        latest.current(file);
      },
    });
    cancels.current.set(next.id, cancel);
  }, [uploads, accept]);

  useEffect(() => {
    const running = cancels.current;
    return () => {
      for (const cancel of running.values()) cancel();
    };
  }, []);

  return {
    uploads,
    add(files) {
      setUploads((all) => [...all, ...files.map((file) => ({ id: createId(), file, state: WAITING }))]);
    },
    cancel(id) {
      const cancel = cancels.current.get(id);
      if (cancel === undefined) tell(id, { type: 'cancelled' });
      else cancel();
    },
    retry(id) {
      cancels.current.delete(id);
      tell(id, { type: 'retried' });
    },
    dismiss(id) {
      cancels.current.delete(id);
      setUploads((all) => all.filter((each) => each.id !== id));
    },
  };
}
