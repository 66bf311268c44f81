import type { CSSProperties } from 'react';
import { formatFocalPoint, formatImageSize } from '#domain/images/image-numbers.ts';
import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import { slideRatio } from '#domain/galleries/slide-frame.ts';
import { isTrack, ratioOfItem } from './shown-items.ts';
import { SlideMedia } from './slide-media.tsx';
import { SlideMeta } from './slide-meta.tsx';
import type { SlideProps } from './slide-props.ts';
import { TrackPlayer } from './track.tsx';

/** One slide, complete without scripts; the facts that scripts need are in its attributes (GAL-61 to GAL-68). */
export function Slide(props: SlideProps) {
  const { item, settings, context } = props;
  const target = item.link === null ? null : context.resolveLink(item.link);
  const { image } = item;
  const ratio = slideRatio(settings, ratioOfItem(item));
  return (
    <figure
      className="portico-slide"
      data-slide={item.id}
      {...(item.urlName === '' ? {} : { 'data-slide-url': item.urlName })}
      data-slide-type={slideTypeOf(item.mediaType)}
      {...(image === null
        ? {}
        : {
            'data-image-dimensions': formatImageSize(image),
            'data-image-focal-point': formatFocalPoint(image.focalPoint),
          })}
      {...(target === null ? {} : { 'data-click-through': target.href })}
      style={{ '--slide-ratio': String(Math.round(ratio * 10_000) / 10_000) } as CSSProperties}
    >
      <SlideMedia {...props} target={target} ratio={ratio} />
      <SlideMeta {...props} />
      {isTrack(item) ? <TrackPlayer item={item} position={props.index + 1} /> : null}
    </figure>
  );
}
