import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newGalleryVideo, type GalleryItem } from '#blocks/gallery/schema.ts';
import { reordered } from './edit-slides.ts';
import { SlideList } from './slide-list.tsx';

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

const opened: string[] = [];
let shown: readonly GalleryItem[] = [];

function List({ count }: { readonly count: number }) {
  const [slides, setSlides] = useState(() => slidesOf(count));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  shown = slides;
  return (
    <SlideList
      slides={slides}
      chosen={chosen}
      openId={null}
      onChoose={setChosen}
      onOpen={(id) => opened.push(id)}
      onReorder={(moved, target) => setSlides(reordered(slides, moved, target))}
    />
  );
}

function show(count: number): void {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  root.render(<List count={count} />);
}

it('makes only the rows in sight, however many slides there are', async () => {
  show(250);
  await expect.element(page.getByRole('row', { name: 'Film 1', exact: true })).toBeVisible();
  expect(page.getByRole('row').elements().length).toBeLessThan(40);
  expect(page.getByRole('grid').element().getAttribute('aria-rowcount')).toBe('250');
});

it('is reordered by the keyboard alone; Space chooses a slide, Enter opens it', async () => {
  show(4);
  await expect.element(page.getByRole('row', { name: 'Film 1', exact: true })).toBeVisible();
  await userEvent.keyboard('{Tab} {Enter}');
  const first = page.getByRole('row', { name: 'Film 1', exact: true });
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => opened).toContain('s0');
  // From the row to its handle, and two places down.
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => document.querySelector('[data-drop-target]') !== null).toBe(true);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => shown.map(({ id }) => id).indexOf('s0')).toBeGreaterThan(0);
  expect(shown.map(({ id }) => id).toSorted()).toEqual(['s0', 's1', 's2', 's3']);
});
