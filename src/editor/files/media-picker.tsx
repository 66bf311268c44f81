import type { ImageValue } from '#domain/images/image-value.ts';
import { MediaLibrary } from './media-library.tsx';

export interface MediaPickerProps {
  /** A picture of the library, or one that has just been uploaded. */
  readonly onPick: (image: ImageValue) => void;
  /** Whether several can be chosen, all uploads included. One otherwise. */
  readonly isMultiple?: boolean | undefined;
  /** What was dropped where the picture is shown: uploaded at once. */
  readonly dropped?: readonly File[] | undefined;
}

/** Chooses a picture; rendered inside a dialog. */
export function MediaPicker({ onPick, isMultiple = false, dropped }: MediaPickerProps) {
  const pick = ({ image }: { readonly image: ImageValue | null }): void => {
    if (image !== null) onPick(image);
  };
  return (
    <MediaLibrary
      accept="image"
      selectedId={null}
      onSelect={pick}
      dropped={dropped}
      uploaded={isMultiple ? 'take-all' : 'take-one'}
    />
  );
}
