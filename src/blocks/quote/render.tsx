import type { BlockRenderProps } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import type { QuoteData } from './schema.ts';

export function QuoteBlock({ data, context }: BlockRenderProps<QuoteData>) {
  const mark = inlineText(context, 'source');
  const target = data.sourceLink === null ? null : context.resolveLink(data.sourceLink);
  return (
    <figure className="portico-block-quote" data-size={data.size} data-alignment={data.alignment}>
      <blockquote>{context.renderRichText(data.quote)}</blockquote>
      {data.source === '' ? null : (
        <figcaption {...(target === null ? mark : {})}>
          {target === null ? (
            data.source
          ) : (
            <a {...target} {...mark}>
              {data.source}
            </a>
          )}
        </figcaption>
      )}
    </figure>
  );
}
