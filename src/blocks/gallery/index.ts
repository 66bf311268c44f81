import { galleryFields } from '#messages/en/interface/gallery-fields.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { captionOf } from './designs-markup/slide-media.tsx';
import { GALLERY_FIELDS } from './fields.ts';
import { galleryMigrations } from './migrations.ts';
import { galleryNeeds, withSlides } from './needs.ts';
import { needsScripts } from './needs-scripts.ts';
import { GalleryBlock } from './render.tsx';
import { galleryDefaults, gallerySchema, MAX_GALLERY_ITEMS } from './schema.ts';
import { GALLERY_STYLES } from './styles/gallery-styles.ts';

/** Several pictures and videos in one of eight designs (CONT-11, CONT-60, CONT-61, GAL-01, GAL-02, GAL-07). */
export const gallery = defineBlock({
  type: 'gallery',
  title: blockKinds.gallery,
  category: 'media',
  icon: 'layout-grid',
  schema: gallerySchema,
  defaults: galleryDefaults,
  dataVersion: 1 + galleryMigrations.length,
  migrations: galleryMigrations,
  fields: GALLERY_FIELDS,
  size: { w: 24, h: 14 },
  height: 'ratio',
  inlineTexts: [
    { path: 'items.*.title', label: blockFields.title, maxLength: 300 },
    { path: 'items.*.description', label: galleryFields.description, maxLength: 1000 },
  ],
  render: GalleryBlock,
  hasBehaviour: true,
  needs: galleryNeeds,
  needsBehaviour: (data, loaded) => needsScripts(withSlides(data, loaded)),
  slides: { field: 'items', max: MAX_GALLERY_ITEMS },
  takesFiles: 'slides',
  styles: GALLERY_STYLES,
  plainText: (data, loaded) =>
    data.captions === 'none'
      ? ''
      : withSlides(data, loaded)
          .items.map(captionOf)
          .filter((caption) => caption !== '')
          .join('\n'),
  fileIds: (data) => data.items.flatMap(({ image }) => (image === null ? [] : [image.fileId])),
  showsPicture: (data, loaded) => withSlides(data, loaded).items.some(({ image }) => image !== null),
});
