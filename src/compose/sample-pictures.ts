import { CENTRE, type ImageValue } from '#domain/images/image-value.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { gallerySlide } from './block-kit.ts';
import type { ComposedSection } from './compose-section.ts';
import type { PictureName } from './pictures.ts';

/** Where pictures of the templates are served for previews, on the hosts of every site. */
export const SAMPLE_PICTURES_PATH = '/s/sample-pictures/';

/**
 * The section as previews show it: with pictures of the templates where it asks for some. What is put into a page keeps
 * asking for its owner's own: a picture nobody chose would be published unawares, and lie among the site's files (EDIT-184).
 */
export function withSamplePictures(composed: ComposedSection): ComposedSection {
  return {
    ...composed,
    blocks: composed.blocks.map((block) => {
      const images = (composed.samples.get(block.id) ?? []).map(sampleImage);
      if (images.length === 0) return block;
      const shown =
        block.blockType === 'gallery'
          ? { items: images.map((image) => ({ image })).map(gallerySlide) }
          : { image: images[0] };
      return { ...block, data: { ...block.data, ...shown } };
    }),
  };
}

/** Decorates a picture of a page, which is hidden from assistive technology as a whole. */
function sampleImage(name: PictureName, index: number): ImageValue {
  return {
    fileId: idSchema<'file'>().parse(index.toString(16).padStart(24, '0')),
    path: `${SAMPLE_PICTURES_PATH}${name}.jpg`,
    width: 1600,
    height: 1200,
    alt: '',
    focalPoint: CENTRE,
  };
}
