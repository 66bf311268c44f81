import { showToast } from '#ui/show-toast.ts';
import { findUploads, keepUploads } from './open-uploads.ts';
import { createSlideUploads, type SlideUploads } from './slide-uploads.ts';
import { SLIDE_WORDS } from './slide-words.ts';
import type { SlidesHome } from './slides-home.ts';

/** The uploads of a gallery; the same ones for as long as its document is open. */
export function slideUploadsOf(home: SlidesHome): SlideUploads {
  const known = findUploads(home.key);
  if (known !== undefined) {
    known.moveTo(home);
    return known;
  }
  const uploads = createSlideUploads(home, {
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    tell: (message) => showToast(message, { tone: 'danger' }),
  });
  keepUploads(home.key, home.documentId, uploads);
  return uploads;
}

/** Adds files to a gallery, and says how many did not fit in (CONT-201). */
export function addSlideFiles(home: SlidesHome, files: readonly File[]): void {
  const leftOut = slideUploadsOf(home).add(files);
  if (leftOut === 0) return;
  const were = leftOut === 1 ? '1 file was' : `${leftOut} files were`;
  const words = SLIDE_WORDS[home.holds];
  showToast(`${words.home} holds at most ${home.max} ${words.many}. ${were} left out.`, { tone: 'danger' });
}
