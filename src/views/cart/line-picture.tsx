import { hasImageWidths, imageAddress, imageWidthFor } from '#domain/images/image-address.ts';
import type { ImageValue } from '#domain/images/image-value.ts';

/** So wide is a picture drawn for a small one beside words, on a screen of two dots to the pixel. */
const WIDTH_PX = 160;

/** The picture of a line; its words are beside it. */
export function LinePicture({ image }: { readonly image: ImageValue }) {
  const width = imageWidthFor(WIDTH_PX, 1, image.width);
  return (
    <img
      src={hasImageWidths(image.path) ? imageAddress(image, width) : image.path}
      alt=""
      width={image.width}
      height={image.height}
      loading="lazy"
    />
  );
}
