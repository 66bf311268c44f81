import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { type GalleryData, newGalleryVideo } from '#blocks/gallery/schema.ts';
import { type GalleryPicture, gallerySlide } from '#compose/block-kit.ts';
import type { PictureName } from '../pictures.ts';
import { draftWith, type BlockDraft } from '#compose/block-draft.ts';
import type { DemoKit } from './demo-page.ts';

type Settings = Partial<Omit<GalleryData, 'items'>>;

/** A gallery of a demo page. */
export function galleryOf(items: readonly GalleryItem[], settings: Settings): BlockDraft {
  return draftWith('gallery', { ...settings, items: [...items] });
}

const WORDS: Readonly<Partial<Record<PictureName, readonly [title: string, description: string]>>> = {
  'journal-ridges': ['Ridges', 'Hills fading into the morning'],
  'journal-sea': ['The sea', 'Calm, under a low sun'],
  'journal-dunes': ['Dunes', 'Sharp crests and long shadows'],
  'journal-lake': ['The lake', 'A mountain mirrored at dusk'],
  'journal-snow': ['Snow', 'A line of bare trees'],
  'journal-night': ['Night', 'Stars over a dark ridge'],
  'shop-vase': ['Vase', 'Cream over bare clay'],
  'shop-bowls': ['Four bowls', 'Clay, oat, cream and sage'],
  'shop-jug': ['Jug', 'Deep blue, with two cups'],
  'shop-candles': ['Candles', 'In brass holders'],
  'shop-linen': ['Linen', 'Four cloths, folded'],
  'shop-lamp': ['Lamp', 'A ceramic foot and a pleated shade'],
  'cafe-cup': ['A cup', 'Seen from above'],
  'cafe-bread': ['Three loaves', 'Dusted with flour'],
  'studio-arcade': ['Arcade', 'Plaster arches'],
  'studio-tower': ['Tower', 'Blocks against an evening sky'],
};

/** Landscapes and upright pictures, mixed. */
export const GALLERY_PICTURES = Object.keys(WORDS) as PictureName[];

/** Slides of these pictures, with their titles and descriptions. */
export function slidesOf(kit: DemoKit, names: readonly PictureName[]): GalleryItem[] {
  const pictures = names.map((name): GalleryPicture => {
    const [title = '', caption = ''] = WORDS[name] ?? [];
    return { image: kit.image(name), title, caption, urlName: name };
  });
  return pictures.map(gallerySlide);
}

/** The slides without their texts. */
export function plain(slides: readonly GalleryItem[]): GalleryItem[] {
  return slides.map((slide) => ({ ...slide, title: '', description: '' }));
}

/** A video among the slides, under a picture. */
export function videoSlide(kit: DemoKit, poster: PictureName): GalleryItem {
  return {
    ...newGalleryVideo('https://www.youtube.com/watch?v=aqz-KE-bpKQ', kit.image(poster)),
    title: 'A film',
    description: 'It plays where it stands',
  };
}

export const LANDSCAPES: readonly PictureName[] = [
  'journal-ridges',
  'journal-sea',
  'journal-dunes',
  'journal-lake',
  'journal-snow',
  'journal-night',
];
export const UPRIGHT: readonly PictureName[] = [
  'shop-vase',
  'shop-bowls',
  'shop-jug',
  'shop-candles',
  'shop-linen',
  'shop-lamp',
];
export const MIXED: readonly PictureName[] = [
  'journal-ridges',
  'shop-vase',
  'cafe-cup',
  'journal-sea',
  'shop-bowls',
  'studio-arcade',
  'journal-dunes',
  'shop-jug',
  'cafe-bread',
  'journal-lake',
  'studio-tower',
  'shop-lamp',
];
