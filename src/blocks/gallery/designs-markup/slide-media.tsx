import { editorHint } from '../../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import type { ReactNode } from 'react';
import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import { imageAddressUpTo } from '#domain/images/image-address.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { ResolvedLink } from '../../define-block.ts';
import { ImagePlaceholder } from '../../image/image-placeholder.tsx';
import { Picture } from '../../image/picture.tsx';
import { VideoBlock } from '../../video/render.tsx';
import { videoSource } from '../../video/video-source.ts';
import { opensInLightbox } from '../schema.ts';
import { isTrack } from './shown-items.ts';
import type { SlideProps } from './slide-props.ts';
import { slideSizes } from './slide-sizes.ts';
import { TrackCover } from './track.tsx';

interface SlideMediaProps extends SlideProps {
  readonly target: ResolvedLink | null;
  readonly ratio: number;
}

const CLASS = 'portico-slide-media';

/** What a slide shows: a video under its poster image, or an image, which may lead somewhere or open large. */
export function SlideMedia({ item, index, design, settings, context, target, ratio }: SlideMediaProps) {
  const isFirst = index === 0 && context.isFirstImage === true;
  if (slideTypeOf(item.mediaType) === 'video') {
    const canPlay = videoSource(item.videoUrl).kind !== 'invalid';
    if (canPlay || item.image === null) {
      return (
        <div className={CLASS}>
          {canPlay || context.mode === 'canvas' ? (
            <VideoBlock id="" data={videoOf(item)} context={{ ...context, isFirstImage: isFirst }} />
          ) : null}
        </div>
      );
    }
  }
  if (item.image === null) {
    if (isTrack(item)) return <TrackCover />;
    if (context.mode === 'page') return null;
    return (
      <div className={CLASS}>
        <ImagePlaceholder label={editorHint(context, blockHints.slide)} />
      </div>
    );
  }
  const picture = (
    <Picture
      image={item.image}
      sizes={slideSizes(design, settings, ratio, context.columns)}
      isFirst={isFirst}
    />
  );
  const words = captionOf(item);
  if (target !== null) return link({ ...target }, item.image, words || 'Open link', picture);
  if (!settings.lightbox || context.mode === 'canvas' || !opensInLightbox(item)) {
    return <div className={CLASS}>{picture}</div>;
  }
  // Without scripts the link opens the picture file, with them the lightbox (OVER-83).
  const attributes = {
    href: imageAddressUpTo(item.image, 2500),
    'data-opens-lightbox': '',
    ...(words !== '' && settings.captions === 'none' ? { 'data-caption': words } : {}),
  };
  return link(attributes, item.image, words || `Picture ${index + 1}`, picture);
}

function link(attributes: { readonly href: string }, image: ImageValue, name: string, content: ReactNode) {
  return (
    <a className={CLASS} {...attributes} {...(image.alt === '' ? { 'aria-label': name } : {})}>
      {content}
    </a>
  );
}

function videoOf({ videoUrl, captionsUrl, title, image }: SlideMediaProps['item']) {
  return {
    url: videoUrl,
    captionsUrl,
    title,
    caption: '',
    poster: image,
    mode: 'fit',
    ratio: '16:9',
    hasOverlay: true,
  } as const;
}

/** Title and description in one line. */
export function captionOf({ title, description }: SlideMediaProps['item']): string {
  return [title, description].filter((text) => text !== '').join(' – ');
}
