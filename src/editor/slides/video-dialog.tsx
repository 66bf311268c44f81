import { useState } from 'react';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { newGalleryVideo } from '#blocks/gallery/schema.ts';
import { INVALID_VIDEO_MESSAGE, videoSource } from '#blocks/video/video-source.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FileAddressButton } from '../inspector/file-address-button.tsx';
import { ImageField } from '../inspector/image-field.tsx';
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
      title="Add a video"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form="add-video-form" variant="primary">
            Add
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
          label="Video"
          description="An address or embed code of a video service, or a file of yours."
          value={address}
          onChange={setAddress}
          maxLength={2000}
          autoFocus
          {...(isChecked && !isValid ? { errorMessage: INVALID_VIDEO_MESSAGE } : {})}
        />
        <FileAddressButton label="Video" choice="video" href={address} onPick={setAddress} />
        <ImageField
          control={{ control: 'image', label: 'Poster, shown until the video plays' }}
          value={poster === null ? null : { ...poster, focalPoint: { ...poster.focalPoint } }}
          error={null}
          onChange={(next) => setPoster(next as unknown as ImageValue | null)}
        />
      </form>
    </Dialog>
  );
}
