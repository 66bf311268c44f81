import { SAVE_OVERLAY_MIN_PX, savePinAddress } from '#domain/page-features/save-overlay.ts';

const IMAGES = ['image', 'gallery'].map((type) => `[data-block-type="${type}"] img`).join();

/** A "save" button over the pictures of a page, for visitors who collect them (BLK-77). */
export function showSaveButtons(page: Window & typeof globalThis): () => void {
  const added: HTMLElement[] = [];
  for (const image of page.document.querySelectorAll<HTMLImageElement>(IMAGES)) {
    // Beside links and buttons, not in them: links cannot contain links.
    const inner = image.closest('a, button') ?? image.closest('picture') ?? image;
    const holder = inner.parentElement;
    if (holder === null || image.clientWidth < SAVE_OVERLAY_MIN_PX) continue;
    if (page.getComputedStyle(holder).position === 'static') holder.style.position = 'relative';
    holder.classList.add('portico-savable');
    const link = page.document.createElement('a');
    link.className = 'portico-save';
    link.textContent = 'Save';
    link.ariaLabel = image.alt === '' ? 'Save to Pinterest' : `Save to Pinterest: ${image.alt}`;
    link.target = '_blank';
    link.rel = 'noopener';
    const caption = image.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
    link.href = savePinAddress({
      page: page.location.href,
      image: new URL(image.getAttribute('src') ?? '', page.location.href).href,
      caption: caption === '' ? image.alt : caption,
    });
    inner.after(link);
    added.push(link);
  }
  return () => added.forEach((link) => link.remove());
}
