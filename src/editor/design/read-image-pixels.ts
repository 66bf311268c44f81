import { EXTRACTION_SIZE, type PixelImage } from '#domain/palette/image/sample-points.ts';

/**
 * Draws a picture on a canvas of 256 × 256 and reads its pixels (PAL-29).
 * @param address of the site itself or made of a chosen file, so that the canvas may be read
 * @throws where the browser cannot show the picture
 */
export async function readImagePixels(address: string): Promise<PixelImage> {
  const image = new Image(EXTRACTION_SIZE, EXTRACTION_SIZE);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = EXTRACTION_SIZE;
  canvas.height = EXTRACTION_SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas to draw on');
  context.drawImage(image, 0, 0, EXTRACTION_SIZE, EXTRACTION_SIZE);
  return context.getImageData(0, 0, EXTRACTION_SIZE, EXTRACTION_SIZE);
}
