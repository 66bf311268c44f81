import type { ThemeSlot } from '#domain/design/design-settings.ts';
import { LARGE_CONTRAST, TEXT_CONTRAST } from '#domain/palette/contrast.ts';

interface ThemeSlotField {
  readonly slot: ThemeSlot;
  readonly label: string;
  /** What it has to be readable on, and how well. */
  readonly on?: { readonly slot: ThemeSlot; readonly needed: number };
}

const TEXT_ON_BACKGROUND = { slot: 'background', needed: TEXT_CONTRAST } as const;
const PART_ON_BACKGROUND = { slot: 'background', needed: LARGE_CONTRAST } as const;

/** The parts of a colour theme in the order they are shown, as people call them. */
export const THEME_SLOT_FIELDS: readonly ThemeSlotField[] = [
  { slot: 'background', label: 'Background' },
  { slot: 'heading', label: 'Headings', on: TEXT_ON_BACKGROUND },
  { slot: 'text', label: 'Text', on: TEXT_ON_BACKGROUND },
  { slot: 'muted', label: 'Small print', on: TEXT_ON_BACKGROUND },
  { slot: 'link', label: 'Links', on: TEXT_ON_BACKGROUND },
  { slot: 'line', label: 'Lines', on: PART_ON_BACKGROUND },
  { slot: 'buttonBackground', label: 'Buttons', on: PART_ON_BACKGROUND },
  { slot: 'buttonText', label: 'Button text', on: { slot: 'buttonBackground', needed: TEXT_CONTRAST } },
  { slot: 'accent', label: 'Accents', on: PART_ON_BACKGROUND },
];

/** What people call a part of a theme. */
export function themeSlotLabel(slot: ThemeSlot): string {
  return THEME_SLOT_FIELDS.find((field) => field.slot === slot)?.label ?? slot;
}
