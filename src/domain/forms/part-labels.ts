import { formParts } from '#messages/en/form-parts.ts';
import type { Message } from '#messages/message.ts';

/** What the parts of composite fields are called on the page, and how browsers fill them in by themselves. */
export const PART_LABELS: Readonly<
  Record<string, { readonly label: Message; readonly autocomplete: string }>
> = {
  First: { label: formParts.first, autocomplete: 'given-name' },
  Last: { label: formParts.last, autocomplete: 'family-name' },
  Areacode: { label: formParts.areaCode, autocomplete: 'tel-area-code' },
  Prefix: { label: formParts.prefix, autocomplete: 'tel-local-prefix' },
  Line: { label: formParts.line, autocomplete: 'tel-local-suffix' },
  Line1: { label: formParts.addressLine1, autocomplete: 'address-line1' },
  Line2: { label: formParts.addressLine2, autocomplete: 'address-line2' },
  City: { label: formParts.city, autocomplete: 'address-level2' },
  State: { label: formParts.state, autocomplete: 'address-level1' },
  Zip: { label: formParts.postalCode, autocomplete: 'postal-code' },
  Country: { label: formParts.country, autocomplete: 'country-name' },
  Month: { label: formParts.month, autocomplete: 'off' },
  Day: { label: formParts.day, autocomplete: 'off' },
  Year: { label: formParts.year, autocomplete: 'off' },
  Hour: { label: formParts.hour, autocomplete: 'off' },
  Minute: { label: formParts.minute, autocomplete: 'off' },
  Second: { label: formParts.second, autocomplete: 'off' },
  Ampm: { label: formParts.amPm, autocomplete: 'off' },
};
