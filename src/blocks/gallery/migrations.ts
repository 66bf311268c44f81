import { GALLERY_MEDIA_TYPES } from '#domain/galleries/gallery-item-kinds.ts';
import type { BlockMigration } from '../define-block.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Pictures become slides: with an id each, a media type, and the former caption as title. */
function slidesOfPictures(items: unknown): unknown {
  if (!Array.isArray(items)) return items;
  const taken = new Set<string>();
  return (items as readonly unknown[]).filter(isFields).map((item) => {
    const { caption, image, ...kept } = item;
    return {
      ...kept,
      id: freeId(isFields(image) ? textOf(image['fileId']) : '', taken),
      mediaType: GALLERY_MEDIA_TYPES.imageFile,
      image,
      title: '',
      description: caption ?? '',
      link: item['link'] ?? null,
      urlName: item['urlName'] ?? '',
    };
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** One picture may stand in a gallery twice; its slides have an id of their own each. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

export const galleryMigrations: readonly BlockMigration[] = [
  {
    name: 'every design: slides with media types, settings by the names of the block data',
    from: 1,
    migrate: ({ items, design, perRow, perRowOnPhones, imageAspectRatio, ...kept }) => ({
      ...kept,
      items: slidesOfPictures(items),
      design: design === 'stacked' ? 'stacked' : 'grid',
      'thumbnails-per-row': perRow ?? 4,
      perRowOnPhones: perRowOnPhones ?? 2,
      padding: kept['padding'] ?? 20,
      imageAspectRatio: imageAspectRatio === 'original' ? 'Auto' : (imageAspectRatio ?? '1:1'),
      captions: kept['captions'] ?? 'below',
      lightbox: kept['lightbox'] ?? true,
    }),
  },
];

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
