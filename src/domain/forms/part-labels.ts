/** What the parts of composite fields are called on the page, and how browsers fill them in by themselves. */
export const PART_LABELS: Readonly<
  Record<string, { readonly label: string; readonly autocomplete: string }>
> = {
  First: { label: 'First Name', autocomplete: 'given-name' },
  Last: { label: 'Last Name', autocomplete: 'family-name' },
  Areacode: { label: 'Area Code', autocomplete: 'tel-area-code' },
  Prefix: { label: 'Prefix', autocomplete: 'tel-local-prefix' },
  Line: { label: 'Line', autocomplete: 'tel-local-suffix' },
  Line1: { label: 'Address 1', autocomplete: 'address-line1' },
  Line2: { label: 'Address 2', autocomplete: 'address-line2' },
  City: { label: 'City', autocomplete: 'address-level2' },
  State: { label: 'State/Province', autocomplete: 'address-level1' },
  Zip: { label: 'Zip/Postal Code', autocomplete: 'postal-code' },
  Country: { label: 'Country', autocomplete: 'country-name' },
  Month: { label: 'Month', autocomplete: 'off' },
  Day: { label: 'Day', autocomplete: 'off' },
  Year: { label: 'Year', autocomplete: 'off' },
  Hour: { label: 'Hour', autocomplete: 'off' },
  Minute: { label: 'Minute', autocomplete: 'off' },
  Second: { label: 'Second', autocomplete: 'off' },
  Ampm: { label: 'AM/PM', autocomplete: 'off' },
};
