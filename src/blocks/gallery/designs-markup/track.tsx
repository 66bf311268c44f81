import type { GalleryItem } from '#domain/galleries/gallery-item.ts';

/** The native player for a track of an album; nothing of it is loaded before it is played (CONT-103). */
export function TrackPlayer({ item, position }: { readonly item: GalleryItem; readonly position: number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are no captions for music
    <audio
      className="portico-slide-audio"
      controls
      preload="none"
      src={item.audioUrl}
      aria-label={item.title === '' ? `Track ${position}` : item.title}
    />
  );
}

/** The placeholder for a missing cover. */
export function TrackCover() {
  return (
    <div className="portico-slide-media portico-slide-note" aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" focusable="false">
        <path d="M9 18V5l12-2v13" />
        <circle cx="6" cy="18" r="3" />
        <circle cx="18" cy="16" r="3" />
      </svg>
    </div>
  );
}
