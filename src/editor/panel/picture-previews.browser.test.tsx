import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ImageValue } from '#domain/images/image-value.ts';
import { FocalPointPicker } from '../fields/focal-point-picker.tsx';
import type { FileId } from '#domain/files/file-id.ts';
import { CardPreview, TabPreview } from './picture-previews.tsx';

/** A picture that is three times as high as wide, and needs no server. */
const TALL: ImageValue = {
  fileId: 'a'.repeat(24) as FileId,
  path: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/>')}#.svg`,
  width: 300,
  height: 900,
  alt: '',
  focalPoint: { x: 0.5, y: 0.25 },
};

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('div');
  host.style.width = '320px';
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

async function pictures(content: ReactNode): Promise<readonly HTMLImageElement[]> {
  root.render(content);
  await expect.poll(() => host.querySelectorAll('img').length).toBeGreaterThan(0);
  const found = [...host.querySelectorAll('img')];
  await Promise.all(found.map((image) => image.decode()));
  return found;
}

it('shows the browser icon as it stands in a light and a dark tab, not stretched [DSGN-65]', async () => {
  const icons = await pictures(<TabPreview image={TALL} title="Clay Street" />);
  expect(icons).toHaveLength(2);
  for (const icon of icons) {
    const { width, height } = icon.getBoundingClientRect();
    expect([width, height, getComputedStyle(icon).objectFit]).toEqual([16, 16, 'contain']);
  }
  expect(host.textContent).toContain('Clay Street');
});

it('shows the social image as a card, cropped around its point, not stretched [DSGN-65]', async () => {
  const [picture] = await pictures(
    <CardPreview image={TALL} title="Bowls" description="Six of them" host="clay.example" />,
  );
  if (picture === undefined) throw new Error('There is no picture');
  const { width, height } = picture.getBoundingClientRect();
  expect(width / height).toBeCloseTo(1200 / 630, 1);
  const { objectFit, objectPosition } = getComputedStyle(picture);
  expect([objectFit, objectPosition]).toEqual(['cover', '50% 25%']);
  expect(host.textContent).toMatch(/clay\.example.*Bowls.*Six of them/s);
});

it('shows a picture in its own proportions where its point is chosen [DSGN-65]', async () => {
  const [picture] = await pictures(<FocalPointPicker image={TALL} onChange={() => undefined} />);
  const { width = 1, height = 0 } = picture?.getBoundingClientRect() ?? {};
  expect(height).toBeLessThanOrEqual(225);
  expect(height / width).toBeCloseTo(3, 1);
});
