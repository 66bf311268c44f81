import { EMBED_PROVIDERS } from '#domain/embeds/embed-providers.ts';
import { findEmbed } from '#domain/embeds/find-embed.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import { EmbedView } from './embed-view.tsx';
import type { EmbedData } from './schema.ts';

export function EmbedBlock({ data, context }: BlockRenderProps<EmbedData>) {
  const embed = findEmbed(data.url);
  if (embed === null) return context.mode === 'page' ? null : <Unusable url={data.url} />;
  return (
    <figure className="portico-block-embed">
      <EmbedView embed={embed} title={data.title} />
      {data.caption === '' ? null : (
        <figcaption {...inlineText(context, 'caption')}>{data.caption}</figcaption>
      )}
    </figure>
  );
}

/** What the owner reads on the canvas; visitors get nothing. */
function Unusable({ url }: { readonly url: string }) {
  const names = EMBED_PROVIDERS.map((provider) => provider.name).join(', ');
  return (
    <div className="portico-block-embed">
      <div className="embed-placeholder">
        <p>
          <strong>
            {url.trim() === '' ? 'Enter an address to embed.' : 'This address cannot be embedded.'}
          </strong>
          <span>{`Addresses of these services work: ${names}.`}</span>
        </p>
      </div>
    </div>
  );
}
