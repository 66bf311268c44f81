import type { ImageValue } from '#domain/images/image-value.ts';

/** What laying content out needs: pictures by their old address and new ids. */
export interface LayoutContext {
  imageOf(url: string): ImageValue | null;
  newId(): string;
  /** How wide the sections are: posts stand in reading width, as what is written here does (EDIT-190). */
  readonly width: 'narrow' | 'medium';
}
