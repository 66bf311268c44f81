import { Film, Images } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { addSlideFiles } from './open-slide-uploads.ts';
import type { SlidesHome } from './slides-home.ts';
import { SLIDE_WORDS } from './slide-words.ts';
import { VideoDialog } from './video-dialog.tsx';
import styles from './slides.module.css';
import { lazyPart } from '../shell/lazy-part.ts';

const MediaPicker = lazyPart(async () => (await import('../files/media-picker.tsx')).MediaPicker);
const ACCEPTED = {
  slide: ['image/*', 'video/*'],
  track: ['audio/mpeg', 'audio/mp4', '.mp3', '.m4a'],
} as const;

interface AddSlidesProps {
  readonly home: SlidesHome;
  readonly count: number;
  readonly onAdd: (slide: GalleryItem) => void;
}

/** Adds slides: files, any number of them at once; pictures of the library; videos by their address. */
export function AddSlides({ home, count, onAdd }: AddSlidesProps) {
  const [open, setOpen] = useState<'none' | 'library' | 'video'>('none');
  const words = SLIDE_WORDS[home.holds];
  const isFull = count >= home.max;
  const close = (): void => setOpen('none');
  return (
    <>
      <FileDrop
        label={words.drop}
        buttonLabel="Choose files"
        accept={ACCEPTED[home.holds]}
        isDisabled={isFull}
        onFiles={(files) => addSlideFiles(home, files)}
        className={styles['drop']}
      />
      {home.holds === 'track' ? null : (
        <div className={styles['actions']}>
          <Button
            size="small"
            icon={<Images aria-hidden="true" size={14} />}
            isDisabled={isFull}
            onPress={() => setOpen('library')}
          >
            From the library
          </Button>
          <Button
            size="small"
            icon={<Film aria-hidden="true" size={14} />}
            isDisabled={isFull}
            onPress={() => setOpen('video')}
          >
            Add a video
          </Button>
        </div>
      )}
      {isFull ? (
        <p className={styles['note']}>
          At most {home.max} {words.many}.
        </p>
      ) : null}
      <Dialog
        isOpen={open === 'library'}
        onOpenChange={close}
        title="Add pictures"
        size="large"
        footer={<Button onPress={close}>Done</Button>}
      >
        <output className={styles['note']}>
          {count} of {home.max} slides. A picture is added when it is chosen.
        </output>
        <Suspense fallback={<Spinner label="Opening the library" />}>
          <MediaPicker
            isMultiple
            onPick={(image) => {
              if (home.read().length < home.max) onAdd(newGalleryItem(image));
            }}
          />
        </Suspense>
      </Dialog>
      {open === 'video' ? (
        <VideoDialog
          onClose={close}
          onAdd={(slide) => {
            onAdd(slide);
            close();
          }}
        />
      ) : null}
    </>
  );
}
