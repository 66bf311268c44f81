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
  /** The design that is rendered. */
  readonly design: GalleryDesign;
  /** The design in the block data. */
  readonly blockDesign?: BlockDesign;
  readonly settings: GallerySettings;
  readonly items: readonly GalleryItem[];
  readonly context: BlockContext;
  readonly lightboxAutoplay?: 'off' | 'next' | 'random';
  readonly lightboxAutoplaySeconds?: number;
}

/**
 * A gallery of any design, complete without scripts: it contains all slides in their order, in designs that show one or
 * a few at a time as a scrollable row (GAL-02, GAL-25). Its settings are in `data-block-json` (GAL-26, GAL-28).
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
 * Before it runs, and without scripts, the row is a scroll container in the tab order. A running gallery has buttons
 * and arrow keys, and removes the tab stop (GAL-216).
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
