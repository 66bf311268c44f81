import { MAX_FILED_OPTIONS } from './product-columns.ts';
import type { ProductCells } from './product-cells.ts';

export interface FiledOptions {
  readonly names: readonly string[];
  /** The value of each option in a row; '' where there is none. */
  valuesIn(cells: ProductCells): readonly string[];
  /** Whether a row itself names each option. */
  areNamedIn(cells: ProductCells): readonly boolean[];
}

/** The options that rows of a product name: shops write names in the first row only, or in each. */
export function filedOptions(rows: readonly ProductCells[]): FiledOptions {
  const numbers: number[] = [];
  const names: string[] = [];
  for (let number = 1; number <= MAX_FILED_OPTIONS; number += 1) {
    const name = rows.map((cells) => cells.get(`option${number}Name`)).find((text) => text !== '');
    if (name === undefined) continue;
    numbers.push(number);
    names.push(name);
  }
  return {
    names,
    valuesIn: (cells) => numbers.map((number) => cells.get(`option${number}Value`)),
    areNamedIn: (cells) => numbers.map((number) => cells.get(`option${number}Name`) !== ''),
  };
}
