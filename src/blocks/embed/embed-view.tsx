import type { CSSProperties } from 'react';
import type { Embed } from '#domain/embeds/find-embed.ts';

interface EmbedViewProps {
  readonly embed: Embed;
  readonly title: string;
}

/**
 * The placeholder of an embed: a link to the provider's page without scripts, a button that loads the frame with them.
 * Nothing is requested from another host before that click.
 */
export function EmbedView({ embed, title }: EmbedViewProps) {
  const { provider, frame } = embed;
  const style: Record<`--${string}`, string> =
    'ratio' in frame.shape
      ? { '--embed-ratio': String(frame.shape.ratio) }
      : { '--embed-height': `${frame.shape.heightPx}px` };
  return (
    <div
      className="embed-frame"
      style={style as CSSProperties}
      data-fixed={'heightPx' in frame.shape || undefined}
    >
      <div className="embed-placeholder">
        <p>
          {title === '' ? null : <strong>{title}</strong>}
          <span>{`This content comes from ${provider.name}. It is loaded when you ask for it.`}</span>
        </p>
        <a
          className="portico-button"
          data-size="medium"
          data-variant="filled"
          href={embed.href}
          rel="noopener noreferrer"
          data-embed-src={frame.src}
          data-embed-title={title === '' ? provider.name : title}
          {...(provider.kind === 'video' || provider.kind === 'audio' ? { 'data-plays': '' } : {})}
        >
          {`Show content from ${provider.name}`}
        </a>
      </div>
    </div>
  );
}
