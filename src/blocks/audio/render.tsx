import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import { media } from '#messages/en/media.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { EmbedView } from '../embed/embed-view.tsx';
import { inlineText } from '../inline-text.ts';
import { audioSource } from './audio-source.ts';
import type { AudioData } from './schema.ts';

/** A track with the native player, or the player of an audio service; its title alone where there is none (BLK-85). */
export function AudioBlock({ data, context }: BlockRenderProps<AudioData>) {
  const source = audioSource(data.url);
  const name = data.title === '' ? 'Audio' : data.title;
  return (
    <figure
      className="portico-block-audio"
      {...(source.kind === 'invalid' && data.url.trim() !== '' ? { 'data-invalid-url': data.url } : {})}
    >
      {data.title === '' && data.author === '' ? null : (
        <figcaption>
          {data.title === '' ? null : <strong {...inlineText(context, 'title')}>{data.title}</strong>}
          {data.author === '' ? null : <span {...inlineText(context, 'author')}>{data.author}</span>}
        </figcaption>
      )}
      {source.kind === 'file' ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there are no captions for music */}
          <audio controls preload="metadata" src={source.href} aria-label={name} />
          {data.hasDownload ? (
            <a href={source.href} download>
              {context.translate(media.download)}
            </a>
          ) : null}
        </>
      ) : null}
      {source.kind === 'embed' ? (
        <div className="portico-block-embed">
          <EmbedView embed={source.embed} title="" />
        </div>
      ) : null}
      {source.kind === 'invalid' && context.mode === 'canvas' ? (
        <p>{editorHint(context, blockHints.audio)}</p>
      ) : null}
    </figure>
  );
}
