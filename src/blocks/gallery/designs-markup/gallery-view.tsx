import { galleries } from '#messages/en/galleries.ts';
import type { BlockDesign, GalleryDesign } from '#domain/galleries/gallery-designs.ts';
import { changedSettings, type GallerySettings } from '#domain/galleries/gallery-settings.ts';
import { captionPosition, cropsPictures, stageRatio } from '#domain/galleries/slide-frame.ts';
import type { BlockContext } from '../../define-block.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { opensInLightbox } from '../schema.ts';
import { galleryStyle } from './gallery-style.ts';
import { isShown } from './shown-items.ts';
import { Slide } from './slide.tsx';

/** Designs that show one slide or a few at a time. */
const SCROLLED: readonly GalleryDesign[] = ['stacked', 'strip', 'carousel'];

export interface GalleryViewProps {
  /** What the gallery is drawn as. */
  readonly design: GalleryDesign;
  /** The value of the block data that it comes from. */
  readonly blockDesign?: BlockDesign;
  readonly settings: GallerySettings;
  readonly items: readonly GalleryItem[];
  readonly context: BlockContext;
  readonly lightboxAutoplay?: 'off' | 'next' | 'random';
  readonly lightboxAutoplaySeconds?: number;
}

/**
 * A gallery of any design, complete without scripts: all slides stand there in their order, in designs that show one or a
 * few at a time as a row to scroll (GAL-02, GAL-25). Its settings stand in `data-block-json` (GAL-26, GAL-28).
 */
export function GalleryView({
  design,
  blockDesign,
  settings,
  items,
  context,
  ...lightbox
}: GalleryViewProps) {
  const shown = { ...settings, captions: captionPosition(design, settings.captions) };
  const slides = items.flatMap((item, index) => (isShown(item, context) ? [{ item, index }] : []));
  const json = {
    ...(blockDesign === undefined ? {} : { design: blockDesign }),
    ...changedSettings(design, settings),
  };
  return (
    <div
      className="portico-block-gallery portico-gallery"
      data-design={design}
      data-block-json={JSON.stringify(json)}
      data-captions={shown.captions}
      {...(shown.captions === 'overlay' ? { 'data-meta-position': settings['meta-position'] } : {})}
      {...(cropsPictures(design, settings) ? {} : { 'data-fit': 'contain' })}
      {...designAttributes(design, settings)}
      {...lightboxAttributes(settings, items, lightbox)}
      style={galleryStyle(design, settings, items)}
    >
      <div className="portico-gallery-slides" {...rowAttributes(design, slides.length, context)}>
        {slides.map(({ item, index }) => (
          <Slide
            key={`${item.id}-${index}`}
            item={item}
            index={index}
            design={design}
            settings={shown}
            context={context}
          />
        ))}
      </div>
      {design === 'stacked' && settings.thumbnails && slides.length > 1 ? (
        <div className="portico-gallery-thumbnails" />
      ) : null}
    </div>
  );
}

/**
 * Until it runs, and without scripts, a row is scrolled: by keyboard it is reached in its place in the page. A gallery that
 * runs has buttons and arrow keys, and takes the tab stop away (GAL-216).
 */
function rowAttributes(design: GalleryDesign, count: number, { mode, translate }: BlockContext) {
  if (!SCROLLED.includes(design) || count < 2 || mode === 'canvas') return {};
  return { tabIndex: 0, role: 'group', 'aria-label': translate(galleries.name) };
}

function designAttributes(design: GalleryDesign, settings: GallerySettings) {
  switch (design) {
    case 'stacked':
      return stageRatio(settings) === null ? { 'data-auto-height': '' } : {};
    case 'strip':
      return { 'data-alignment': settings['active-alignment'] };
    case 'list':
      return { 'data-image-size': settings.listImageSize };
    case 'autogrid':
    case 'autocolumns':
      return { 'data-column-width-behavior': settings.columnWidthBehavior };
    case 'base':
    case 'grid':
    case 'autorows':
    case 'carousel':
      return {};
  }
}

function lightboxAttributes(
  settings: GallerySettings,
  items: readonly GalleryItem[],
  {
    lightboxAutoplay = 'off',
    lightboxAutoplaySeconds,
  }: Pick<GalleryViewProps, 'lightboxAutoplay' | 'lightboxAutoplaySeconds'>,
) {
  if (!settings.lightbox || !items.some(opensInLightbox)) return {};
  return {
    'data-lightbox': '',
    'data-lightbox-theme': settings.lightboxTheme,
    ...(lightboxAutoplay === 'off'
      ? {}
      : { 'data-autoplay': lightboxAutoplay, 'data-autoplay-seconds': lightboxAutoplaySeconds }),
  };
}
