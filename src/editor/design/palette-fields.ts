import type { PaletteColorId, SystemColorId } from '#domain/palette/color-ids.ts';

/** The five colours of a palette in the order they are shown, as people call them. */
export const PALETTE_FIELDS = [
  { id: 'white', label: 'Lightest' },
  { id: 'lightAccent', label: 'Light accent' },
  { id: 'accent', label: 'Accent' },
  { id: 'darkAccent', label: 'Dark accent' },
  { id: 'black', label: 'Darkest' },
] as const satisfies readonly { readonly id: SystemColorId; readonly label: string }[];

/** The colours of a palette that are computed to be readable, as people call them. */
const SAFE_LABELS = [
  { id: 'safeLightAccent', label: 'Readable on light accent' },
  { id: 'safeDarkAccent', label: 'Readable on dark accent' },
  { id: 'safeInverseAccent', label: 'Text on accent' },
  { id: 'safeInverseLightAccent', label: 'Text on light accent' },
  { id: 'safeInverseDarkAccent', label: 'Text on dark accent' },
] as const satisfies readonly { readonly id: PaletteColorId; readonly label: string }[];

/** Every colour of a palette that a part of a theme can follow. */
export const PALETTE_CHOICES: readonly { readonly id: PaletteColorId; readonly label: string }[] = [
  ...PALETTE_FIELDS,
  ...SAFE_LABELS,
];

/** What people call one of the five. */
export function paletteColorLabel(id: SystemColorId): string {
  return PALETTE_FIELDS.find((field) => field.id === id)?.label ?? id;
}
