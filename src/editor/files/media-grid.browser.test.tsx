import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileEntry } from '#contract/files.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { MediaGrid } from './media-grid.tsx';

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/>')}#.svg`;
const FILE_ID = '0199f3b4c0de0a1b2c3d4e01' as FileId;
const FILE: FileEntry = {
  id: FILE_ID,
  name: 'tower.svg',
  kind: 'image',
  mimeType: 'image/svg+xml',
  size: 1000,
  alt: '',
  image: {
    fileId: FILE_ID,
    path: PORTRAIT,
    width: 300,
    height: 900,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: '',
  },
  href: '/s/tower.svg',
  createdAt: '2026-01-02T03:04:05.000Z',
};

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('div');
  host.style.inlineSize = '600px';
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

it('shows a picture higher than wide whole, within its tile [IMG-15]', async () => {
  root.render(<MediaGrid files={[FILE]} selectedId={null} onSelect={() => undefined} />);
  await expect.poll(() => host.querySelector('img')?.naturalHeight).toBeGreaterThan(0);
  const picture = host.querySelector('img');
  const frame = picture?.parentElement?.getBoundingClientRect();
  expect(frame?.height).toBeCloseTo(frame?.width ?? 0, 0);
  expect(picture?.getBoundingClientRect().height).toBeLessThanOrEqual((frame?.height ?? 0) + 0.5);
  expect(picture === null ? '' : getComputedStyle(picture).objectFit).toBe('contain');
});
