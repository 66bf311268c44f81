import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { newGalleryItem, newGalleryTrack, newGalleryVideo } from '#blocks/gallery/schema.ts';
import type { FileEntry } from '#contract/files.ts';
import { unsupportedFileMessage } from '#domain/files/file-messages.ts';
import { createId } from '#lib/id.ts';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { slideSteps } from '#messages/en/interface/slide-steps.ts';
import { translate } from '#ui/translate.ts';
import { fill } from '#messages/message.ts';
import {
  createUploadQueue,
  type Upload,
  type UploadQueue,
  type UploadQueueShell,
} from '../files/upload-queue.ts';
import { nameFromFile, insertByUpload, withFreeId, type Slides } from './edit-slides.ts';
import type { SlideKind } from './slide-kind.ts';
import type { SlidesHome } from './slides-home.ts';

/** Files that finish within this time become slides in one change, ms. */
const GATHER_MS = 300;

/** Uploads that become slides of one gallery: they continue when its panel is closed, or shows something else. */
export interface SlideUploads {
  readonly queue: Omit<UploadQueue, 'add'>;
  /** Takes as many as the gallery can hold; returns how many were left out (CONT-201). */
  readonly add: (files: readonly File[]) => number;
  /** Finished uploads are added through the latest home. */
  readonly moveTo: (home: SlidesHome) => void;
  /** How many files were added since the last time none was on its way, and how many of them have arrived. */
  readonly progress: () => { readonly added: number; readonly stored: number };
  readonly end: () => void;
}

export interface SlideUploadsShell {
  readonly send?: UploadQueueShell['send'];
  /** Calls after a time; returns the function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly tell: (message: string) => void;
}

export function createSlideUploads(
  firstHome: SlidesHome,
  { send, after, tell }: SlideUploadsShell,
): SlideUploads {
  let home = firstHome;
  let gestureId = createId();
  let added = 0;
  let stored = 0;
  const order: string[] = [];
  const slideOf = new Map<string, string>();
  const arrived: { readonly file: FileEntry; readonly upload: Upload }[] = [];
  let callOff: (() => void) | null = null;

  const queue = createUploadQueue({
    accept: (file) => (home.holds === 'track' || isVideo(file.type) ? 'any' : 'image'),
    ...(send === undefined ? {} : { send }),
  });
  queue.whenStored((file, upload) => {
    stored += 1;
    arrived.push({ file, upload });
    callOff ??= after(GATHER_MS, insert);
  });

  function insert(): void {
    callOff = null;
    const { holds, max } = home;
    let slides: Slides = home.read();
    for (const { file, upload } of arrived.splice(0)) {
      const made = slideOfFile(file, home.holds);
      if (made === null) {
        tell(translate(unsupportedFileMessage(file.name, 'any')));
        continue;
      }
      if (slides.length >= home.max) {
        tell(translate(slidesEditor.keptUnderMedia, { holds, max, file: file.name }));
        continue;
      }
      const slide = withFreeId(slides, made);
      slides = insertByUpload(slides, slide, upload.id, { order, slideOf });
      // One that was taken out may have had the same id.
      for (const [other, id] of slideOf) if (id === slide.id) slideOf.delete(other);
      slideOf.set(upload.id, slide.id);
    }
    home.write(slides, fill(slideSteps.addSeveral, { holds }), gestureId);
  }

  return {
    queue,
    add(files) {
      const onTheirWay = queue.uploads().length + arrived.length;
      if (onTheirWay === 0) {
        gestureId = createId();
        added = 0;
        stored = 0;
      }
      const taken = files.slice(0, Math.max(0, home.max - home.read().length - onTheirWay));
      added += taken.length;
      // Registered before they are sent: one may finish at once.
      const before = order.length;
      const uploads = queue.add(taken);
      order.splice(before, 0, ...uploads.map(({ id }) => id));
      return files.length - taken.length;
    },
    moveTo(next) {
      home = next;
    },
    progress: () => ({ added, stored }),
    end() {
      if (callOff !== null) {
        callOff();
        insert();
      }
      queue.end();
    },
  };
}

function isVideo(mimeType: string): boolean {
  return mimeType.startsWith('video/');
}

/** A picture, or a video of the site, of an album an audio file; null for other files. */
export function slideOfFile(file: FileEntry, holds: SlideKind = 'slide'): GalleryItem | null {
  if (holds === 'track') {
    return file.kind === 'audio' ? newGalleryTrack(file.href, nameFromFile(file.name)) : null;
  }
  if (file.image !== null) {
    return newGalleryItem(file.image);
  }
  return file.kind === 'video' ? newGalleryVideo(file.href) : null;
}
