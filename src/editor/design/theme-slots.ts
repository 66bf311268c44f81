import type { ThemeSlot } from '#domain/design/design-settings.ts';
import { colorNames } from '#messages/en/interface/color-names.ts';
import type { Words } from '#messages/message.ts';

/** The parts of a colour theme in the order they are shown, with their labels. */
export const THEME_SLOT_FIELDS: readonly { readonly slot: ThemeSlot; readonly label: Words }[] = [
  { slot: 'background', label: colorNames.background },
  { slot: 'heading', label: colorNames.headings },
  { slot: 'text', label: colorNames.text },
  { slot: 'muted', label: colorNames.smallPrint },
  { slot: 'link', label: colorNames.links },
  { slot: 'line', label: colorNames.lines },
  { slot: 'buttonBackground', label: colorNames.buttons },
  { slot: 'buttonText', label: colorNames.buttonText },
  { slot: 'accent', label: colorNames.accents },
  { slot: 'navigation', label: colorNames.navigation },
  { slot: 'field', label: colorNames.formFields },
  { slot: 'fieldText', label: colorNames.formFieldText },
  { slot: 'block', label: colorNames.blocks },
];

/** The label of a part of a theme. */
export function themeSlotLabel(slot: ThemeSlot): Words | string {
  return THEME_SLOT_FIELDS.find((field) => field.slot === slot)?.label ?? slot;
}
