import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, type MountedBlock } from '../../../testing/mount-block.tsx';
import { mount } from '../../behaviour.ts';
import { gallery } from '../../index.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { galleryDefaults, type GalleryData, newGalleryItem, newGalleryVideo } from '../../schema.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A slide of 3:2, unless told; `name` is its text, its id and its name in addresses. */
export function picture(name: string, width = 300, height = 200): GalleryItem {
  const focalPoint = { x: 0.5, y: 0.5 };
  const image = { fileId: name as FileId, path: PIXEL, width, height, alt: name, focalPoint };
  return { ...newGalleryItem(image), id: name, urlName: `${name}-url` };
}

export function video(name: string): GalleryItem {
  return { ...newGalleryVideo('/s/film.mp4', picture(name).image), id: name, title: name };
}

export function linked(name: string, href: string): GalleryItem {
  return { ...picture(name), link: { kind: 'url', href, newWindow: false } };
}

export const NAMES = ['bowl', 'jug', 'vase', 'cup'] as const;
export const PICTURES = NAMES.map((name) => picture(name));

export interface ShownGallery extends MountedBlock {
  readonly gallery: HTMLElement;
  readonly container: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** The names of the slides that can be seen, or, in a row, of the current one. */
  readonly shown: () => string[];
  readonly button: (name: string) => HTMLButtonElement;
  readonly status: () => string;
}

type Options = NonNullable<Parameters<typeof mountBlock>[3]> & {
  /** Changes the page before the gallery starts. */
  readonly prepare?: (root: HTMLElement) => void;
};

/** A gallery as a visitor gets it, running. */
export async function showGallery(
  changes: Partial<GalleryData> = {},
  { prepare, ...options }: Options = {},
): Promise<ShownGallery> {
  await page.viewport(800, 700);
  const data: GalleryData = { ...galleryDefaults(), items: PICTURES, design: 'slideshow', ...changes };
  const block = mountBlock(
    gallery,
    data,
    (root, environment) => {
      root.style.inlineSize = '600px';
      prepare?.(root);
      return mount(root, environment);
    },
    options,
  );
  const { root } = block;
  const one = (selector: string): HTMLElement => {
    const element = root.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`no ${selector}`);
    return element;
  };
  const slides = [...root.querySelectorAll<HTMLElement>('.portico-slide')];
  const nameOf = (slide: HTMLElement): string => slide.dataset['slide'] ?? '';
  const shown: ShownGallery = {
    ...block,
    gallery: one('.portico-gallery'),
    container: one('.portico-gallery-slides'),
    slides,
    shown() {
      const current = slides.filter((slide) => slide.ariaCurrent === 'true');
      return (current.length > 0 ? current : slides.filter((slide) => !slide.hidden)).map(nameOf);
    },
    button(name) {
      const found = [...root.querySelectorAll('button')].find((button) => button.ariaLabel === name);
      if (found === undefined) throw new Error(`no button ${name}`);
      return found;
    },
    status: () => root.querySelector('.portico-gallery-status')?.textContent ?? '',
  };
  return shown;
}

/** Resolves when it runs, with its buttons. */
export async function isRunning({ root }: ShownGallery): Promise<void> {
  await vi.waitUntil(() => root.querySelector('.portico-gallery-controls') !== null);
}

/** Without motion a change ends at once, but not within the click that began it. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
