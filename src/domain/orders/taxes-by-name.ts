interface NamedTax {
  readonly name: string;
  /** Whole minor units. */
  readonly amount: number;
}

/** A tax that takes several rates as one entry; receipts have a row for each rate (ORD-104). */
export function taxesByName(taxes: readonly NamedTax[]): readonly NamedTax[] {
  const names = [...new Set(taxes.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    amount: taxes.reduce((sum, tax) => (tax.name === name ? sum + tax.amount : sum), 0),
  }));
}
