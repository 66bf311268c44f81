import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import { media } from '#messages/en/media.ts';
import type { CSSProperties } from 'react';
import type { BlockRenderProps } from '../define-block.ts';
import { Picture } from '../image/picture.tsx';
import { sizesOfColumns } from '../image/sizes-of-columns.ts';
import { inlineText } from '../inline-text.ts';
import { PlayIcon } from './play-icon.tsx';
import type { VideoData } from './schema.ts';
import { videoRatio, videoSize, videoSource } from './video-source.ts';

/**
 * A video under its overlay (BLK-33). The overlay is a link to the video's page until scripts make a button of it, and
 * nothing is requested from the provider before that. Without an overlay a file of the site is in the browser's own player.
 * Where there is no video, visitors see the poster or nothing; what is wrong is for the owner (BLK-28, BLK-30).
 */
export function VideoBlock({ data, context }: BlockRenderProps<VideoData>) {
  const source = videoSource(data.url);
  if (data.url.trim() === '' && context.mode === 'canvas') {
    return <p className="portico-block-video">{editorHint(context, blockHints.video)}</p>;
  }
  if (source.kind === 'invalid') {
    if (context.mode === 'canvas') {
      return <p className="portico-block-video invalid">{editorHint(context, blockHints.invalidVideo)}</p>;
    }
    return data.poster === null ? null : <PosterAlone data={data} context={context} poster={data.poster} />;
  }
  const ratio = videoRatio(data, source);
  const size = videoSize(source, ratio);
  const style: Record<`--${string}`, string> = {
    '--video-ratio': String(ratio),
    '--video-width': `${size.width}px`,
  };
  const captions = data.captionsUrl.trim();
  const poster =
    data.poster === null ? null : (
      <Picture
        image={{ ...data.poster, alt: '' }}
        sizes={sizesOfColumns(context.columns, 1, 1)}
        isFirst={context.isFirstImage === true}
      />
    );
  const provider = source.kind === 'embed' ? source.embed.provider : null;
  const name = data.title === '' ? (provider?.name ?? 'Video') : data.title;
  const attributes =
    source.kind === 'embed'
      ? {
          href: source.embed.href,
          rel: 'noopener noreferrer',
          'data-embed-src': source.embed.frame.src,
          'data-embed-width': size.width,
          'data-embed-height': size.height,
          ...(source.embed.frame.thumbnail === undefined || data.poster !== null
            ? {}
            : { 'data-thumbnail': source.embed.frame.thumbnail }),
          ...(data.hasOverlay ? {} : { 'data-at-once': '' }),
          ...playerAttributes(source.embed.provider.player, source.embed.frame.src),
        }
      : {
          href: source.href,
          'data-file-src': source.href,
          ...(captions === '' ? {} : { 'data-captions': captions }),
        };
  return (
    <figure className="portico-block-video" data-mode={data.mode ?? 'none'} style={style as CSSProperties}>
      <div className="video-frame">
        {source.kind === 'file' && !data.hasOverlay ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's captions, where there are any
          <video controls preload="metadata" src={source.href} aria-label={name} playsInline>
            {captions === '' ? null : (
              <track kind="captions" src={captions} srcLang={context.language} default />
            )}
          </video>
        ) : (
          <a
            className="video-overlay"
            {...attributes}
            data-embed-title={name}
            aria-label={
              provider === null
                ? context.translate(media.playVideo, { name })
                : context.translate(media.playVideoFrom, { name, provider: provider.name })
            }
          >
            {poster}
            {source.kind === 'file' && poster === null ? <FirstPicture href={source.href} /> : null}
            <PlayIcon />
            {provider === null ? null : (
              <span className="video-note">
                {context.translate(media.playsFrom, { provider: provider.name })}
              </span>
            )}
          </a>
        )}
      </div>
      {data.caption === '' ? null : (
        <figcaption {...inlineText(context, 'caption')}>{data.caption}</figcaption>
      )}
    </figure>
  );
}

interface PosterAloneProps extends Pick<BlockRenderProps<VideoData>, 'data' | 'context'> {
  readonly poster: NonNullable<VideoData['poster']>;
}

/** The picture of a video that cannot be played. */
function PosterAlone({ data, context, poster }: PosterAloneProps) {
  return (
    <figure className="portico-block-video" data-mode="none">
      <Picture
        image={poster}
        sizes={sizesOfColumns(context.columns, 1, 1)}
        isFirst={context.isFirstImage === true}
      />
      {data.caption === '' ? null : <figcaption>{data.caption}</figcaption>}
    </figure>
  );
}

/** Where the owner chose no picture, the video's own first one. */
function FirstPicture({ href }: { readonly href: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture: it never plays
    <video
      className="video-still"
      preload="metadata"
      src={`${href}#t=0.001`}
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

function playerAttributes(
  player:
    | {
        readonly play: string;
        readonly pause: string;
        readonly origin: string;
        readonly isSupported: (src: string) => boolean;
      }
    | undefined,
  src: string,
) {
  if (player === undefined || !player.isSupported(src)) return {};
  return { 'data-play': player.play, 'data-pause': player.pause, 'data-player-origin': player.origin };
}
