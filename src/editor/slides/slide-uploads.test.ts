import { expect, it } from 'vitest';
import type { FileEntry } from '#contract/files.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { sendUpload } from '../files/send-upload.ts';
import type { Slides } from './edit-slides.ts';
import { createSlideUploads } from './slide-uploads.ts';
import type { SlideKind } from './slide-kind.ts';

type Request = Parameters<typeof sendUpload>[0];

function open(max = 500, holds: SlideKind = 'slide') {
  let slides: Slides = [];
  const sent = new Map<string, Request>();
  const writes: { readonly names: string; readonly gestureId: string | undefined }[] = [];
  const told: string[] = [];
  let due: (() => void) | null = null;
  const names = () =>
    slides.map(({ image, videoUrl, audioUrl }) => audioUrl ?? image?.alt ?? videoUrl).join(' ');
  const uploads = createSlideUploads(
    {
      key: 'page block',
      documentId: 'page' as DocumentId,
      holds,
      max,
      read: () => slides,
      write(next, _label, gestureId) {
        slides = next;
        writes.push({ names: names(), gestureId });
      },
    },
    {
      send: ((request: Request) => {
        sent.set(request.file.name, request);
        request.onEvent({ type: 'started' });
        return () => request.onEvent({ type: 'cancelled' });
      }) as typeof sendUpload,
      after(_milliseconds, run) {
        due = run;
        return () => (due = null);
      },
      tell: (message) => told.push(message),
    },
  );
  return {
    uploads,
    sent,
    writes,
    told,
    names,
    remove: (name: string) => (slides = slides.filter(({ image }) => image?.alt !== name)),
    store: (name: string, entry: Partial<FileEntry> = picture(name)): void => {
      const request = sent.get(name);
      request?.onEvent({ type: 'stored' });
      request?.onStored(entry as never);
    },
    rest: (): void => {
      const run = due;
      due = null;
      run?.();
    },
  };
}

function picture(name: string): Partial<FileEntry> {
  const fileId = '0199f3b4c0de0a1b2c3d4e5f' as FileId;
  const image = { fileId, path: `/s/images/${fileId}/${name}`, width: 3, height: 2, alt: name };
  return { name, kind: 'image', image: { ...image, focalPoint: { x: 0.5, y: 0.5 } } };
}
const file = (name: string, type = 'image/png'): File => new File(['x'], name, { type });

it('keeps the order of choosing whatever arrives first, in one change and one step of undo', () => {
  const { uploads, store, rest, writes } = open();
  uploads.add(['1', '2', '3', '4'].map((name) => file(name)));
  for (const name of ['2', '3', '1']) store(name);
  rest();
  store('4');
  rest();
  expect(writes.map((write) => write.names)).toEqual(['1 2 3', '1 2 3 4']);
  expect(new Set(writes.map((write) => write.gestureId)).size).toBe(1);
  expect(uploads.progress()).toEqual({ added: 4, stored: 4 });
});

it('loses nothing when one fails, and puts it in its place when it is tried again', () => {
  const { uploads, sent, store, rest, names } = open();
  uploads.add(['1', '2', '3'].map((name) => file(name)));
  sent.get('2')?.onEvent({ type: 'broken' });
  store('1');
  store('3');
  rest();
  expect(names()).toBe('1 3');
  uploads.queue.retry(uploads.queue.uploads()[0]?.id ?? '');
  store('2');
  rest();
  expect(names()).toBe('1 2 3');
});

it('keeps its place beside what the owner took out or moved meanwhile', () => {
  const { uploads, store, rest, remove, names } = open();
  uploads.add(['1', '2', '3', '4'].map((name) => file(name)));
  store('1');
  store('2');
  rest();
  remove('2');
  store('4');
  store('3');
  rest();
  expect(names()).toBe('1 3 4');
});

it('takes the first ones up to what a gallery holds, and tells how many were left out [CONT-201]', () => {
  const { uploads, store, rest, names } = open(3);
  expect(uploads.add([file('1'), file('2')])).toBe(0);
  expect(uploads.add([file('3'), file('4'), file('5')])).toBe(2);
  for (const name of ['1', '2', '3']) store(name);
  rest();
  expect(names()).toBe('1 2 3');
  expect(uploads.add([file('6')])).toBe(1);
});

it('makes a video of a video file, and says what is neither', () => {
  const { uploads, store, rest, names, told } = open();
  uploads.add([file('a.mp4', 'video/mp4'), file('b.mp4', 'video/mp4')]);
  store('a.mp4', { name: 'a.mp4', kind: 'video', image: null, href: '/s/a.mp4' });
  store('b.mp4', { name: 'b.mp4', kind: 'document', image: null, href: '/s/b.mp4' });
  rest();
  expect(names()).toBe('/s/a.mp4');
  expect(told).toEqual(['The file b.mp4 does not appear to be a supported file.']);
});

it('makes tracks of audio files, 60 at most, and says what is none [CONT-103, CONT-195, CONT-201]', () => {
  const { uploads, sent, store, rest, names, told } = open(60, 'track');
  const files = Array.from({ length: 60 }, (_each, index) => file(`${index}.mp3`, 'audio/mpeg'));
  expect(uploads.add([file('notes.txt', 'text/plain'), ...files])).toBe(1);
  store('notes.txt', { name: 'notes.txt', kind: 'document', image: null, href: '/s/notes.txt' });
  store('0.mp3', { name: '0.mp3', kind: 'audio', image: null, href: '/s/0.mp3' });
  rest();
  expect(sent.get('0.mp3')?.path).toContain('accept=any');
  expect(names()).toBe('/s/0.mp3');
  expect(told).toEqual(['The file notes.txt does not appear to be a supported file.']);
});

it('writes what has arrived before it ends, and cancels the rest', () => {
  const { uploads, store, names } = open();
  uploads.add([file('1'), file('2')]);
  store('1');
  uploads.end();
  expect([names(), uploads.queue.uploads()]).toEqual(['1', []]);
});
