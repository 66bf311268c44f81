import { withoutAutoplay } from '#domain/embeds/without-autoplay.ts';
import { createFrame } from '../../embed/behaviour/create-frame.ts';

export type Player = HTMLIFrameElement | HTMLVideoElement;

/** The player of the video that an overlay stands for; one that nobody asked for does not start by itself. */
export function createPlayer(overlay: HTMLElement, isAskedFor: boolean): Player {
  const { ownerDocument: page, dataset } = overlay;
  const { embedSrc = '', embedTitle = '', embedWidth, embedHeight, fileSrc, captions } = dataset;
  if (fileSrc !== undefined) return createVideo(page, fileSrc, embedTitle, captions);
  const frame = createFrame(page, isAskedFor ? embedSrc : withoutAutoplay(embedSrc), embedTitle);
  if (embedWidth !== undefined) frame.width = embedWidth;
  if (embedHeight !== undefined) frame.height = embedHeight;
  return frame;
}

function createVideo(
  page: Document,
  src: string,
  title: string,
  captions: string | undefined,
): HTMLVideoElement {
  const video = page.createElement('video');
  video.controls = true;
  video.playsInline = true;
  video.ariaLabel = title;
  video.src = src;
  if (captions !== undefined) {
    const track = page.createElement('track');
    Object.assign(track, {
      kind: 'captions',
      src: captions,
      srclang: page.documentElement.lang,
      default: true,
    });
    video.append(track);
  }
  return video;
}
