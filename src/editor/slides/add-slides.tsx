import { Film, Images } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { translate } from '#ui/translate.ts';
import { addSlideFiles } from './open-slide-uploads.ts';
import type { SlidesHome } from './slides-home.ts';
import { VideoDialog } from './video-dialog.tsx';
import styles from './slides.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

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
  const { holds, max } = home;
  const isFull = count >= home.max;
  const close = (): void => setOpen('none');
  return (
    <>
      <FileDrop
        label={translate(slidesEditor.drop, { holds })}
        buttonLabel={translate(slidesEditor.chooseFiles)}
        accept={ACCEPTED[holds]}
        isDisabled={isFull}
        onFiles={(files) => addSlideFiles(home, files)}
        className={styles['drop']}
      />
      {holds === 'track' ? null : (
        <div className={styles['actions']}>
          <Button
            size="small"
            icon={<Images aria-hidden="true" size={14} />}
            isDisabled={isFull}
            onPress={() => setOpen('library')}
          >
            {translate(slidesEditor.fromLibrary)}
          </Button>
          <Button
            size="small"
            icon={<Film aria-hidden="true" size={14} />}
            isDisabled={isFull}
            onPress={() => setOpen('video')}
          >
            {translate(slidesEditor.addVideo)}
          </Button>
        </div>
      )}
      {isFull ? <p className={styles['note']}>{translate(slidesEditor.atMost, { holds, max })}</p> : null}
      <Dialog
        isOpen={open === 'library'}
        onOpenChange={close}
        title={translate(slidesEditor.addPictures)}
        size="large"
        footer={<Button onPress={close}>{translate(slidesEditor.done)}</Button>}
      >
        <output className={styles['note']}>{translate(slidesEditor.countOf, { count, max })}</output>
        <Suspense fallback={<Spinner label={translate(slidesEditor.openingLibrary)} />}>
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
