import type { StoreFilter } from '#domain/products/store-filter.ts';

/** What else is chosen of a list goes with a form that changes a part of it. */
export function OtherChoices({
  filter: { words, options, lowest, highest, isOnSale, isAvailable, sort },
}: {
  /** Without what the form asks for. */
  readonly filter: StoreFilter;
}) {
  const fields = [
    ...(words === null ? [] : [['q', words] as const]),
    ...options.map(({ name, value }) => ['option', `${name}:${value}`] as const),
    ...(lowest === null ? [] : [['min', lowest] as const]),
    ...(highest === null ? [] : [['max', highest] as const]),
    ...(isOnSale ? [['sale', '1'] as const] : []),
    ...(isAvailable ? [['available', '1'] as const] : []),
    ...(sort === null ? [] : [['sort', sort] as const]),
  ];
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} readOnly />
  ));
}
