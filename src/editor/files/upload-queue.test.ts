import { expect, it } from 'vitest';
import type { FileEntry } from '#contract/files.ts';
import { sayLabel } from '#ui/say-label.ts';
import type { sendUpload } from './send-upload.ts';
import { createUploadQueue, type Upload } from './upload-queue.ts';

type Request = Parameters<typeof sendUpload>[0];

/** What a person reads of an upload that failed. */
function said(upload: Upload | undefined): string | null {
  return upload?.state.status === 'failed' ? sayLabel(upload.state.message) : null;
}

/** A queue whose files arrive, fail and are cancelled when the test says so. */
function openQueue() {
  const sent: Request[] = [];
  const stored: string[] = [];
  const queue = createUploadQueue({
    accept: () => 'image',
    send: ((request: Request) => {
      sent.push(request);
      request.onEvent({ type: 'started' });
      return () => request.onEvent({ type: 'cancelled' });
    }) as typeof sendUpload,
  });
  queue.whenStored((_file, { file }) => stored.push(file.name));
  const store = (name: string): void => {
    const request = sent.findLast(({ file }) => file.name === name);
    request?.onEvent({ type: 'stored' });
    request?.onStored({} as FileEntry as never);
  };
  const states = () => queue.uploads().map(({ file, state }) => `${file.name} ${state.status}`);
  return { queue, sent, stored, store, states };
}

const picture = (name: string): File => new File(['x'], name, { type: 'image/png' });
const idOf = (uploads: readonly Upload[], name: string): string =>
  uploads.find(({ file }) => file.name === name)?.id ?? '';

it('sends two files at a time, the others wait their turn', () => {
  const { queue, sent, stored, store, states } = openQueue();
  queue.add(['a', 'b', 'c'].map(picture));
  expect(states()).toEqual(['a uploading', 'b uploading', 'c waiting']);
  store('b');
  expect(sent.map(({ file }) => file.name)).toEqual(['a', 'b', 'c']);
  store('c');
  store('a');
  expect([stored, states()]).toEqual([['b', 'c', 'a'], []]);
});

it('goes on where one fails, and that one can be tried again [LINK-72, EDIT-148]', () => {
  const { queue, sent, store, states } = openQueue();
  const added = queue.add(['a', 'b', 'c'].map(picture));
  sent[0]?.onEvent({ type: 'broken' });
  expect(said(queue.uploads()[0])).toBe('File upload failed to complete');
  expect(states()).toEqual(['a failed', 'b uploading', 'c uploading']);
  store('b');
  store('c');
  queue.retry(idOf(added, 'a'));
  expect(states()).toEqual(['a uploading']);
  store('a');
  expect(states()).toEqual([]);
});

it('cancels one that waits and one that travels, and the next one takes its place [LINK-72]', () => {
  const { queue, states } = openQueue();
  const added = queue.add(['a', 'b', 'c', 'd'].map(picture));
  queue.cancel(idOf(added, 'c'));
  queue.cancel(idOf(added, 'a'));
  expect(states()).toEqual(['a cancelled', 'b uploading', 'c cancelled', 'd uploading']);
  queue.dismiss(idOf(added, 'a'));
  queue.dismiss(idOf(added, 'b'));
  expect(states()).toEqual(['b uploading', 'c cancelled', 'd uploading']);
});

it('refuses what is no picture without sending it, and takes the next [EDIT-142]', () => {
  const { queue, sent, states } = openQueue();
  queue.add([new File(['x'], 'menu.pdf', { type: 'application/pdf' }), picture('a')]);
  expect(states()).toEqual(['menu.pdf failed', 'a uploading']);
  expect(sent).toHaveLength(1);
  expect(said(queue.uploads()[0])).toBe('The file menu.pdf does not appear to be a supported image file.');
});

it('ends with nothing on its way', () => {
  const { queue, sent, states } = openQueue();
  queue.add(['a', 'b', 'c'].map(picture));
  queue.end();
  expect([states(), sent.length]).toEqual([[], 2]);
});
