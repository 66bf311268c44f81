import { fill } from '#messages/message.ts';
import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import { EMBED_PROVIDERS } from '#domain/embeds/embed-providers.ts';
import { findEmbed } from '#domain/embeds/find-embed.ts';
import type { BlockContext, BlockRenderProps } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import { EmbedView } from './embed-view.tsx';
import type { EmbedData } from './schema.ts';

export function EmbedBlock({ data, context }: BlockRenderProps<EmbedData>) {
  const embed = findEmbed(data.url);
  if (embed === null) return context.mode === 'page' ? null : <Unusable url={data.url} context={context} />;
  return (
    <figure className="portico-block-embed">
      <EmbedView embed={embed} title={data.title} />
      {data.caption === '' ? null : (
        <figcaption {...inlineText(context, 'caption')}>{data.caption}</figcaption>
      )}
    </figure>
  );
}

/** The notice for the owner on the canvas; visitors get nothing. */
function Unusable({ url, context }: { readonly url: string; readonly context: BlockContext }) {
  const names = EMBED_PROVIDERS.map((provider) => provider.name).join(', ');
  return (
    <div className="portico-block-embed">
      <div className="embed-placeholder">
        <p>
          <strong>
            {editorHint(context, url.trim() === '' ? blockHints.embed : blockHints.notEmbeddable)}
          </strong>
          <span>{editorHint(context, fill(blockHints.embeddable, { services: names }))}</span>
        </p>
      </div>
    </div>
  );
}
