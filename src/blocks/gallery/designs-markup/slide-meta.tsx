import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import { inlineText } from '../../inline-text.ts';
import type { SlideProps } from './slide-props.ts';

/** Title and description of a slide, below it or over it (GAL-56, GAL-68). */
export function SlideMeta({ item, index, settings, context }: SlideProps) {
  if (settings.captions === 'none' || (item.title === '' && item.description === '')) return null;
  // Without a picture the text links where a click on the picture would (GAL-65).
  const isText = item.image === null && slideTypeOf(item.mediaType) === 'image';
  const target = isText && item.link !== null ? context.resolveLink(item.link) : null;
  return (
    <figcaption className="portico-slide-meta">
      {item.title === '' ? null : (
        <span className="portico-slide-title" {...inlineText(context, `items.${index}.title`)}>
          {target === null ? item.title : <a {...target}>{item.title}</a>}
        </span>
      )}
      {item.description === '' ? null : (
        <span className="portico-slide-description" {...inlineText(context, `items.${index}.description`)}>
          {item.description}
        </span>
      )}
    </figcaption>
  );
}
