import type { CSSProperties } from 'react';
import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import type { BlockRenderProps } from '../define-block.ts';
import type { TextData } from './schema.ts';

export function TextBlock({ data, context }: BlockRenderProps<TextData>) {
  return (
    <div
      className="portico-block-text"
      data-size={data.size}
      {...spacingOf(data)}
      {...markEmpty({ data, context })}
    >
      {context.renderRichText(data.text)}
    </div>
  );
}

/** Letter spacing is handed down as it is set, so that each heading takes it by its own size. */
function spacingOf({ spacing, lineHeight, letterSpacing }: TextData) {
  if (spacing === 'site') return {};
  return {
    'data-spacing': spacing,
    style: { lineHeight, '--letter-spacing': `${letterSpacing}em` } as CSSProperties,
  };
}

/** An empty text cannot be seen: the canvas says where it is. */
function markEmpty({ data, context }: Pick<BlockRenderProps<TextData>, 'data' | 'context'>) {
  return context.mode === 'canvas' && isRichTextEmpty(data.text) ? { 'data-empty': '' } : {};
}
