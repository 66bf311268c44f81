import type { z } from 'zod';
import type { uploadFont } from '#contract/fonts.ts';
import type { OwnFont } from '#domain/design/own-fonts.ts';
import { createId } from '#lib/id.ts';

export type UploadedFont = z.output<typeof uploadFont.output>;

/**
 * Adds an uploaded file to the family of its name, replacing the face of the same weight and slant, or to a new family.
 */
export function ownFontsWith(
  fonts: readonly OwnFont[],
  { family, isMonospaced, face }: UploadedFont,
  newId: () => string = createId,
): { readonly id: string; readonly value: Omit<OwnFont, 'id'> } {
  const known = fonts.find(({ name }) => name === family);
  const others = (known?.faces ?? []).filter(
    ({ minWeight, maxWeight, isItalic }) =>
      minWeight !== face.minWeight || maxWeight !== face.maxWeight || isItalic !== face.isItalic,
  );
  const faces = [...others, face].toSorted(
    (a, b) => a.minWeight - b.minWeight || Number(a.isItalic) - Number(b.isItalic),
  );
  return {
    id: known?.id ?? `own_${newId()}`,
    value: { name: family, fallback: known?.fallback ?? (isMonospaced ? 'monospace' : 'sans-serif'), faces },
  };
}
