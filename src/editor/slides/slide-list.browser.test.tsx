import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { newGalleryVideo } from '#blocks/gallery/schema.ts';
import { SlideList } from './slide-list.tsx';

// Under tests the virtualizer makes all rows unless it is told to do as in the browser.
Object.assign(globalThis, { process: { env: { VIRT_ON: '1' } } });

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function slidesOf(count: number): readonly GalleryItem[] {
  return Array.from({ length: count }, (_each, index) => ({
    ...newGalleryVideo('https://vimeo.com/1'),
    id: `s${index}`,
    title: `Film ${index + 1}`,
  }));
}

function show(count: number): void {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  root.render(
    <SlideList
      holds="slide"
      slides={slidesOf(count)}
      chosen={new Set()}
      openId={null}
      onChoose={() => undefined}
      onOpen={() => undefined}
      onReorder={() => undefined}
    />,
  );
}

it('makes only the rows in sight, however many slides there are', async () => {
  show(250);
  await expect.element(page.getByRole('row', { name: 'Film 1', exact: true })).toBeInTheDocument();
  expect(page.getByRole('row').elements().length).toBeLessThan(40);
  expect(page.getByRole('grid').element().getAttribute('aria-rowcount')).toBe('250');
});
