import type { BlockRenderProps } from '../define-block.ts';
import type { QuoteData } from './schema.ts';

export function QuoteBlock({ data, context }: BlockRenderProps<QuoteData>) {
  const target = data.sourceLink === null ? null : context.resolveLink(data.sourceLink);
  return (
    <figure className="portico-block-quote" data-size={data.size} data-alignment={data.alignment}>
      <blockquote>{context.renderRichText(data.quote)}</blockquote>
      {data.source === '' ? null : (
        <figcaption>{target === null ? data.source : <a {...target}>{data.source}</a>}</figcaption>
      )}
    </figure>
  );
}
