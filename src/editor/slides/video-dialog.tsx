import { blockHints } from '#messages/en/interface/block-hints.ts';
import { useState } from 'react';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { newGalleryVideo } from '#blocks/gallery/schema.ts';
import { videoSource } from '#blocks/video/video-source.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { translate } from '#ui/translate.ts';
import { FileAddressButton } from '../fields/file-address-button.tsx';
import { ImageField } from '../fields/image-field.tsx';
import { pictureOf } from '../fields/picture-of.ts';
import styles from './slides.module.css';

interface VideoDialogProps {
  readonly onAdd: (slide: GalleryItem) => void;
  readonly onClose: () => void;
}

/** A video as a slide: by the address of a video service, its embed code, or a file of the library; with a poster. */
export function VideoDialog({ onAdd, onClose }: VideoDialogProps) {
  const [address, setAddress] = useState('');
  const [poster, setPoster] = useState<ImageValue | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isValid = videoSource(address).kind !== 'invalid';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={translate(slidesEditor.addVideo)}
      footer={
        <>
          <Button onPress={onClose}>{translate(slidesEditor.cancel)}</Button>
          <Button type="submit" form="add-video-form" variant="primary">
            {translate(slidesEditor.add)}
          </Button>
        </>
      }
    >
      <form
        id="add-video-form"
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (isValid) onAdd(newGalleryVideo(address.trim(), poster));
        }}
      >
        <TextField
          label={translate(slidesEditor.videoLabel)}
          description={translate(slidesEditor.videoText)}
          value={address}
          onChange={setAddress}
          maxLength={2000}
          autoFocus
          {...(isChecked && !isValid ? { errorMessage: translate(blockHints.invalidVideo) } : {})}
        />
        <FileAddressButton
          label={translate(slidesEditor.videoLabel)}
          choice="video"
          href={address}
          onPick={setAddress}
        />
        <ImageField
          control={{ control: 'image', label: slidesEditor.posterText }}
          value={poster}
          error={null}
          onChange={(next) => setPoster(pictureOf(next))}
        />
      </form>
    </Dialog>
  );
}
