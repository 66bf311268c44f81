import type { ImageValue } from '#domain/media/image-value.ts';
import { MediaLibrary } from './media-library.tsx';

export interface MediaPickerProps {
  /** A picture of the library, or one that has just been uploaded. */
  readonly onPick: (image: ImageValue) => void;
}

/** Chooses one picture; stands inside a dialog. */
export function MediaPicker({ onPick }: MediaPickerProps) {
  const pick = ({ image }: { readonly image: ImageValue | null }): void => {
    if (image !== null) onPick(image);
  };
  return <MediaLibrary accept="image" selectedId={null} onSelect={pick} onUploaded={pick} />;
}
