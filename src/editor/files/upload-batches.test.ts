import { expect, it } from 'vitest';
import type { FileEntry } from '#contract/files.ts';
import type { sendUpload } from './send-upload.ts';
import { createUploadBatches } from './upload-batches.ts';
import { createUploadQueue } from './upload-queue.ts';

type Request = Parameters<typeof sendUpload>[0];

function openBatches() {
  const sent: Request[] = [];
  const arrived: string[] = [];
  const queue = createUploadQueue({
    accept: () => 'image',
    send: ((request: Request) => {
      sent.push(request);
      request.onEvent({ type: 'started' });
      return () => request.onEvent({ type: 'cancelled' });
    }) as typeof sendUpload,
  });
  const batches = createUploadBatches(queue);
  const requestOf = (name: string) => sent.findLast(({ file }) => file.name === name);
  return {
    queue,
    arrived,
    add: (...names: readonly string[]): void =>
      batches.add(
        names.map(
          (name) => new File(['x'], name, { type: name.endsWith('.txt') ? 'text/plain' : 'image/png' }),
        ),
        (files) => arrived.push(files.map(({ name }) => name).join(' ')),
      ),
    store: (name: string): void => {
      requestOf(name)?.onEvent({ type: 'stored' });
      requestOf(name)?.onStored({ name } as FileEntry as never);
    },
    fail: (name: string): void => requestOf(name)?.onEvent({ type: 'broken' }),
  };
}

it('hands over files given together at once, in the order in which they were given [EDIT-197]', () => {
  const { add, store, arrived } = openBatches();
  add('slow', 'quick', 'last');
  store('quick');
  store('last');
  expect(arrived).toEqual([]);
  store('slow');
  expect(arrived).toEqual(['slow quick last']);
});

it('keeps what was given at another time apart [EDIT-197]', () => {
  const { add, store, arrived } = openBatches();
  add('a');
  add('b', 'c');
  store('b');
  store('c');
  store('a');
  expect(arrived).toEqual(['b c', 'a']);
});

it('waits for none that failed; one that is tried again comes by itself [EDIT-197]', () => {
  const { add, store, fail, queue, arrived } = openBatches();
  add('a', 'notes.txt', 'b');
  fail('a');
  store('b');
  expect(arrived).toEqual(['b']);
  queue.retry(queue.uploads().find(({ file }) => file.name === 'a')?.id ?? '');
  store('a');
  expect(arrived).toEqual(['b', 'a']);
});
