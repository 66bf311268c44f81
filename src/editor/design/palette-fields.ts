import type { PaletteColorId, SystemColorId } from '#domain/palette/color-ids.ts';
import { colorNames } from '#messages/en/interface/color-names.ts';
import type { Words } from '#messages/message.ts';

/** The five colours of a palette in the order they are shown, with their labels. */
export const PALETTE_FIELDS = [
  { id: 'white', label: colorNames.lightest },
  { id: 'lightAccent', label: colorNames.lightAccent },
  { id: 'accent', label: colorNames.accent },
  { id: 'darkAccent', label: colorNames.darkAccent },
  { id: 'black', label: colorNames.darkest },
] as const satisfies readonly { readonly id: SystemColorId; readonly label: Words }[];

/** The computed safe colours of a palette, with their labels. */
const SAFE_LABELS = [
  { id: 'safeLightAccent', label: colorNames.safeLightAccent },
  { id: 'safeDarkAccent', label: colorNames.safeDarkAccent },
  { id: 'safeInverseAccent', label: colorNames.onAccent },
  { id: 'safeInverseLightAccent', label: colorNames.onLightAccent },
  { id: 'safeInverseDarkAccent', label: colorNames.onDarkAccent },
] as const satisfies readonly { readonly id: PaletteColorId; readonly label: Words }[];

/** All colours that a part of a theme can follow. */
export const PALETTE_CHOICES: readonly { readonly id: PaletteColorId; readonly label: Words }[] = [
  ...PALETTE_FIELDS,
  ...SAFE_LABELS,
];

/** The label of one of the five. */
export function paletteColorLabel(id: SystemColorId): Words | string {
  return PALETTE_FIELDS.find((field) => field.id === id)?.label ?? id;
}
