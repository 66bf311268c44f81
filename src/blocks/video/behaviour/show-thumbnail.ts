/** The still picture of the provider, in place of the owner's own. It is asked for with consent only. */
export function showThumbnail(overlay: HTMLElement): void {
  const { thumbnail } = overlay.dataset;
  if (thumbnail === undefined) return;
  const image = overlay.ownerDocument.createElement('img');
  image.className = 'video-thumbnail';
  image.alt = '';
  image.referrerPolicy = 'no-referrer';
  image.loading = 'lazy';
  image.addEventListener('error', () => image.remove(), { once: true });
  image.src = thumbnail;
  overlay.prepend(image);
}
