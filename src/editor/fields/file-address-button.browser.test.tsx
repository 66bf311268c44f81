import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChoosableFile } from '#domain/files/file-kinds.ts';
import { FileAddressButton } from './file-address-button.tsx';

const FILES = [
  ['song.mp3', 'audio', 'audio/mpeg'],
  ['film.mp4', 'video', 'video/mp4'],
  ['words.vtt', 'document', 'text/vtt'],
  ['menu.pdf', 'document', 'application/pdf'],
].map(([name = '', kind = '', mimeType = ''], index) => ({
  id: String(index).padStart(24, '0'),
  name,
  kind,
  mimeType,
  size: 1,
  alt: '',
  image: null,
  href: `/s/${name}`,
  createdAt: '2026-01-02T03:04:05.000Z',
}));

let root: Root;
let posted: number;

beforeEach(() => {
  posted = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'POST') posted += 1;
    const address = new URL(input instanceof Request ? input.url : input.toString(), 'http://localhost');
    const kind = address.searchParams.get('kind');
    const files = FILES.filter((file) => kind === null || file.kind === kind);
    return Response.json({ files, total: files.length });
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function open(choice: ChoosableFile, onPick: (href: string) => void = () => undefined): Promise<void> {
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <FileAddressButton label="File" choice={choice} href="" onPick={onPick} />
    </QueryClientProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'File: choose a file' }));
}

const input = () => document.querySelector<HTMLInputElement>('input[type="file"]');

it.each([
  ['audio', 'Choose an audio file', ['song.mp3'], '.mp3,.m4a'],
  ['video', 'Choose a video', ['film.mp4'], '.mp4,.m4v,.mov'],
  ['subtitles', 'Choose subtitles', ['words.vtt'], '.vtt'],
] as const)('a place for %s offers and takes nothing else', async (choice, title, names, accept) => {
  await open(choice);
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.firstElementChild?.textContent),
  ).toEqual(names);
  expect(input()?.accept).toBe(accept);
});

it('says so, and sends nothing, where a file of another kind is given all the same', async () => {
  await open('audio');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  const element = input();
  if (element === null) throw new Error('There is no place for a file');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['film'], 'film.mp4', { type: 'video/mp4' }));
  element.files = chosen.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('The file film.mp4 cannot be used here.');
  expect(posted).toBe(0);
});
