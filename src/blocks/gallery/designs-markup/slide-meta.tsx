import { inlineText } from '../../inline-text.ts';
import type { SlideProps } from './slide.tsx';

/** Title and description of a slide, below it or over it (GAL-56, GAL-68). */
export function SlideMeta({ item, index, settings, context }: SlideProps) {
  if (settings.captions === 'none' || (item.title === '' && item.description === '')) return null;
  return (
    <figcaption className="portico-slide-meta">
      {item.title === '' ? null : (
        <span className="portico-slide-title" {...inlineText(context, `items.${index}.title`)}>
          {item.title}
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
