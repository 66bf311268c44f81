import { showToast } from '#ui/show-toast.ts';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { translate } from '#ui/translate.ts';
import { findUploads, keepUploads } from './open-uploads.ts';
import { createSlideUploads, type SlideUploads } from './slide-uploads.ts';
import type { SlidesHome } from './slides-home.ts';

/** The uploads of a gallery; the same object while its document is open. */
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
  const { holds, max } = home;
  showToast(translate(slidesEditor.leftOut, { holds, max, count: leftOut }), { tone: 'danger' });
}
