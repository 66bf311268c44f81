import type { CSSProperties, PropsWithChildren } from 'react';
import { IMAGE_WIDTHS } from '#domain/media/image-value.ts';
import type { BlockContext, BlockRenderProps } from '../define-block.ts';
import { cssAspectRatio } from '../image/aspect-ratio.ts';
import { ImagePlaceholder } from '../image/image-placeholder.tsx';
import { Picture } from '../image/picture.tsx';
import { sizesOfColumns } from '../image/sizes-of-columns.ts';
import { inlineText } from '../inline-text.ts';
import { type GalleryData, type GalleryItem, hasLightbox } from './schema.ts';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

export function GalleryBlock({ data, context }: BlockRenderProps<GalleryData>) {
  if (data.items.length === 0) {
    if (context.mode === 'page') return null;
    return (
      <div className="portico-block-gallery" data-design={data.design} style={gridStyle(data)}>
        <ul>
          {PLACEHOLDERS.map((each) => (
            <li key={each}>
              <ImagePlaceholder label="Add pictures" />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div
      className="portico-block-gallery"
      data-design={data.design}
      {...lightboxAttributes(data)}
      style={gridStyle(data)}
    >
      <ul>
        {data.items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one picture may stand in a gallery twice
          <li key={`${item.image.fileId}-${index}`}>
            <GalleryCell item={item} data={data} context={context} index={index} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GalleryCellProps {
  readonly item: GalleryItem;
  readonly data: GalleryData;
  readonly context: BlockContext;
  readonly index: number;
}

function GalleryCell({ item, data, context, index }: GalleryCellProps) {
  const isGrid = data.design === 'grid';
  const picture = (
    <Picture
      image={item.image}
      sizes={sizesOfColumns(
        context.columns,
        isGrid ? 1 / data.perRow : 1,
        isGrid ? 1 / data.perRowOnPhones : 1,
      )}
      isFirst={index === 0 && context.isFirstImage === true}
    />
  );
  const target = item.link === null ? null : context.resolveLink(item.link);
  const name = item.image.alt === '' ? { 'aria-label': item.caption || 'Open link' } : {};
  return (
    <figure>
      <div
        className="portico-block-gallery-frame"
        style={{ aspectRatio: cssAspectRatio(data.imageAspectRatio, item.image) }}
      >
        {target === null ? (
          <LightboxSlide item={item} data={data} context={context} index={index}>
            {picture}
          </LightboxSlide>
        ) : (
          <a {...target} {...name}>
            {picture}
          </a>
        )}
      </div>
      {data.captions === 'below' && item.caption !== '' ? (
        <figcaption {...inlineText(context, `items.${index}.caption`)}>{item.caption}</figcaption>
      ) : null}
    </figure>
  );
}

/** Without scripts the link opens the picture, with them the lightbox (OVER-83). */
function LightboxSlide({ item, data, context, index, children }: GalleryCellProps & PropsWithChildren) {
  if (!data.lightbox || context.mode === 'canvas') return children;
  const { image, caption, urlName } = item;
  const [widest] = IMAGE_WIDTHS;
  return (
    <a
      href={image.width > widest ? `${image.path}?format=${widest}w` : image.path}
      data-slide={image.fileId}
      {...(urlName === '' ? {} : { 'data-slide-url': urlName })}
      {...(caption === '' ? {} : { 'data-caption': caption })}
      {...(image.alt === '' ? { 'aria-label': caption || `Picture ${index + 1}` } : {})}
    >
      {children}
    </a>
  );
}

function lightboxAttributes(data: GalleryData) {
  if (!hasLightbox(data)) return {};
  return {
    'data-lightbox': '',
    'data-lightbox-theme': data.lightboxTheme,
    ...(data.lightboxAutoplay === 'off'
      ? {}
      : {
          'data-autoplay': data.lightboxAutoplay,
          'data-autoplay-seconds': data.lightboxAutoplaySeconds,
        }),
  };
}

function gridStyle(data: GalleryData): CSSProperties {
  const properties: Record<`--${string}`, string> = {
    '--gallery-per-row': String(data.perRow),
    '--gallery-per-row-phone': String(Math.min(data.perRow, data.perRowOnPhones)),
    '--gallery-padding': `${data.padding}px`,
  };
  return properties;
}
