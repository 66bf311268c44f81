import type { ImageValue } from '#domain/images/image-value.ts';
import { MediaLibrary } from './media-library.tsx';

export interface MediaPickerProps {
  /** A picture of the library, or one that has just been uploaded. */
  readonly onPick: (image: ImageValue) => void;
  /** Whether any number is taken: all that is uploaded, then. One otherwise. */
  readonly isMultiple?: boolean | undefined;
}

/** Chooses a picture; stands inside a dialog. */
export function MediaPicker({ onPick, isMultiple = false }: MediaPickerProps) {
  const pick = ({ image }: { readonly image: ImageValue | null }): void => {
    if (image !== null) onPick(image);
  };
  return (
    <MediaLibrary
      accept="image"
      selectedId={null}
      onSelect={pick}
      uploaded={isMultiple ? 'take-all' : 'take-one'}
    />
  );
}
