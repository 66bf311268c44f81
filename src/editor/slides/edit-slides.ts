import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { slideSteps } from '#messages/en/interface/slide-steps.ts';
import type { Message } from '#messages/message.ts';

export type Slides = readonly GalleryItem[];

/** The slides with the chosen ones, in their order, before or after another one; as they are where that is not there. */
export function reordered<Item extends { readonly id: string }>(
  items: readonly Item[],
  moved: ReadonlySet<string>,
  target: { readonly id: string; readonly position: 'before' | 'after' },
): readonly Item[] {
  if (moved.has(target.id)) return items;
  const rest = items.filter(({ id }) => !moved.has(id));
  const at = rest.findIndex(({ id }) => id === target.id);
  if (at === -1) return items;
  const taken = items.filter(({ id }) => moved.has(id));
  return rest.toSpliced(target.position === 'after' ? at + 1 : at, 0, ...taken);
}

/** The chosen ones first or last, in their order. */
export function movedToEnd<Item extends { readonly id: string }>(
  items: readonly Item[],
  moved: ReadonlySet<string>,
  end: 'start' | 'end',
): readonly Item[] {
  const taken = items.filter(({ id }) => moved.has(id));
  const rest = items.filter(({ id }) => !moved.has(id));
  return end === 'start' ? [...taken, ...rest] : [...rest, ...taken];
}

/** One item a place further up or down; at the end of the list it stays. */
export function steppedItem<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  step: -1 | 1,
): readonly Item[] {
  const at = items.findIndex((item) => item.id === id);
  const neighbour = items[at + step];
  if (at === -1 || neighbour === undefined) return items;
  return reordered(items, new Set([id]), {
    id: neighbour.id,
    position: step === 1 ? 'after' : 'before',
  });
}

/**
 * A title for a picture made from its file name: `Blue_bowl-2.jpg` is `Blue bowl 2`. Empty for meaningless names, as of
 * cameras (`IMG_2041.jpg`).
 */
export function nameFromFile(path: string): string {
  const file = decoded(path.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
  const words = file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[-_+.\s]+/g, ' ')
    .trim();
  const isOfCamera = /^(?:img|dsc|dscn|dscf|pxl|vid|image|photo|screenshot)?[\s\d]*$/i.test(words);
  return isOfCamera ? '' : words;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** What can be done to several slides at once. */
export const BULK_EDITS = {
  'alt-from-name': {
    label: slideSteps.altFromName,
    change: (slide) => {
      const alt = slide.image === null ? '' : nameFromFile(slide.image.path);
      return slide.image === null || alt === '' ? slide : { ...slide, image: { ...slide.image, alt } };
    },
  },
  'captions-on': {
    label: slideSteps.titlesFromName,
    change: (slide) => {
      const title = nameFromFile(slide.audioUrl ?? slide.image?.path ?? '');
      return title === '' ? slide : { ...slide, title };
    },
  },
  'captions-off': {
    label: slideSteps.removeCaptions,
    change: (slide) => ({ ...slide, title: '', description: '' }),
  },
  'link-off': { label: slideSteps.removeLinks, change: (slide) => ({ ...slide, link: null }) },
} as const satisfies Readonly<
  Record<string, { readonly label: Message; readonly change: (slide: GalleryItem) => GalleryItem }>
>;
export type BulkEdit = keyof typeof BULK_EDITS;

/** The slides with one of the bulk edits made on the chosen ones. */
export function bulkEdited(slides: Slides, chosen: ReadonlySet<string>, edit: BulkEdit): Slides {
  const { change } = BULK_EDITS[edit];
  return slides.map((slide) => (chosen.has(slide.id) ? change(slide) : slide));
}

/** The slide with a unique id: a picture can be in a gallery twice. */
export function withFreeId(slides: Slides, slide: GalleryItem): GalleryItem {
  const taken = new Set(slides.map(({ id }) => id));
  let id = slide.id;
  for (let count = 2; taken.has(id); count += 1) id = `${slide.id}-${count}`;
  return id === slide.id ? slide : { ...slide, id };
}

/** An upload that became a slide, or will. `order` has all uploads of a gallery in the order they were chosen. */
export interface UploadOrder {
  readonly order: readonly string[];
  /** Ids of slides by the upload they came from. */
  readonly slideOf: ReadonlyMap<string, string>;
}

/**
 * Inserts the slide of an upload in the order of choosing, however long each file took: after the nearest one chosen
 * before it, else before the nearest one chosen after it, else at the end.
 */
export function insertByUpload(
  slides: Slides,
  slide: GalleryItem,
  uploadId: string,
  { order, slideOf }: UploadOrder,
): Slides {
  const own = order.indexOf(uploadId);
  const indexOf = (upload: string): number => {
    const id = slideOf.get(upload);
    return id === undefined ? -1 : slides.findIndex((each) => each.id === id);
  };
  for (const before of order.slice(0, Math.max(0, own)).toReversed()) {
    const index = indexOf(before);
    if (index !== -1) return slides.toSpliced(index + 1, 0, slide);
  }
  for (const after of order.slice(own + 1)) {
    const index = indexOf(after);
    if (index !== -1) return slides.toSpliced(index, 0, slide);
  }
  return [...slides, slide];
}
