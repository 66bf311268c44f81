import type { FiledRow } from './filed-product.ts';
import type { ProductColumn } from './product-columns.ts';

/** The cells of a row by what their columns are. */
export interface ProductCells {
  readonly row: FiledRow;
  /** Without space around it; '' where there is none. Of several columns of one kind the first that is not empty. */
  get(column: ProductColumn): string;
}

/** The columns of a file, by which its rows are read. */
export interface ProductColumnsRead {
  has(column: ProductColumn): boolean;
  /** The header of the first column of a kind; '' where there is none. */
  headerOf(column: ProductColumn): string;
  cellsOf(row: FiledRow): ProductCells;
}

/** @param mend what is done to each cell before it is read, such as taking an escape away */
export function readColumns(
  header: readonly string[],
  columns: readonly ProductColumn[],
  mend: (cell: string) => string = (cell) => cell,
): ProductColumnsRead {
  const places = new Map<ProductColumn, number[]>();
  for (const [place, column] of columns.entries()) {
    places.set(column, [...(places.get(column) ?? []), place]);
  }
  return {
    has: (column) => places.has(column),
    headerOf: (column) => header[places.get(column)?.[0] ?? -1] ?? '',
    cellsOf: (row) => ({
      row,
      get(column) {
        for (const place of places.get(column) ?? []) {
          const cell = mend(row.cells[place] ?? '').trim();
          if (cell !== '') return cell;
        }
        return '';
      },
    }),
  };
}
