import type { ThemeSlot } from '#domain/design/design-settings.ts';

/** The parts of a colour theme in the order they are shown, as people call them. */
export const THEME_SLOT_FIELDS: readonly { readonly slot: ThemeSlot; readonly label: string }[] = [
  { slot: 'background', label: 'Background' },
  { slot: 'heading', label: 'Headings' },
  { slot: 'text', label: 'Text' },
  { slot: 'muted', label: 'Small print' },
  { slot: 'link', label: 'Links' },
  { slot: 'line', label: 'Lines' },
  { slot: 'buttonBackground', label: 'Buttons' },
  { slot: 'buttonText', label: 'Button text' },
  { slot: 'accent', label: 'Accents' },
  { slot: 'navigation', label: 'Navigation' },
  { slot: 'field', label: 'Form fields' },
  { slot: 'fieldText', label: 'Form field text' },
  { slot: 'block', label: 'Blocks' },
];

/** What people call a part of a theme. */
export function themeSlotLabel(slot: ThemeSlot): string {
  return THEME_SLOT_FIELDS.find((field) => field.slot === slot)?.label ?? slot;
}
