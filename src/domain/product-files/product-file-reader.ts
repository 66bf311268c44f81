import { assertNever } from '#lib/invariant.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { fill } from '#messages/message.ts';
import type { FiledProduct } from './filed-product.ts';
import { readColumns, type ProductCells, type ProductColumnsRead } from './product-cells.ts';
import type { ProductColumn } from './product-columns.ts';
import type { DialectReader, StoreOfFile } from './product-dialect-reader.ts';
import type { ProductDialect } from './product-dialects.ts';
import { shopifyReader } from './read-shopify.ts';
import { porticoReader, squarespaceReader } from './read-squarespace.ts';
import { isVariation, namesOfProduct, woocommerceProduct } from './read-woocommerce.ts';
import { withoutEscape } from './write-products.ts';

/** Reads a file of products row by row; a product is given as soon as its last row is known. */
export interface ProductFileReader {
  read(cells: readonly string[], line: number): readonly FiledProduct[];
  end(): readonly FiledProduct[];
}

export interface ProductFile {
  readonly dialect: ProductDialect;
  readonly header: readonly string[];
  readonly columns: readonly ProductColumn[];
  readonly store: StoreOfFile;
}

/** The reader of a file of one shop. Empty rows are left out. */
export function productFileReader({ dialect, header, columns, store }: ProductFile): ProductFileReader {
  switch (dialect) {
    case 'shopify':
      return adjacentRows(shopifyReader, readColumns(header, columns), store);
    case 'squarespace':
      return adjacentRows(squarespaceReader, readColumns(header, columns), store);
    case 'portico':
      return adjacentRows(porticoReader, readColumns(header, columns, withoutEscape), store);
    case 'woocommerce':
      return scatteredRows(readColumns(header, columns), store);
    default:
      return assertNever(dialect);
  }
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Of shops that write the rows of a product one after the other: one product is held at a time. */
function adjacentRows(
  reader: DialectReader,
  columns: ProductColumnsRead,
  store: StoreOfFile,
): ProductFileReader {
  let held: ProductCells[] = [];
  const release = (): readonly FiledProduct[] => {
    const rows = held;
    held = [];
    return rows.length === 0 ? [] : [reader.productOf(rows, columns, store)];
  };
  return {
    read(cells, line) {
      if (isEmpty(cells)) return [];
      const next = columns.cellsOf({ line, cells });
      const before = held.at(-1);
      const done = before !== undefined && reader.begins(next, before) ? release() : [];
      held.push(next);
      return done;
    },
    end: release,
  };
}

/** Of WooCommerce, whose variations stand anywhere in the file: all rows are held until it ends. */
function scatteredRows(columns: ProductColumnsRead, store: StoreOfFile): ProductFileReader {
  const products: ProductCells[] = [];
  const variations = new Map<string, ProductCells[]>();
  return {
    read(cells, line) {
      if (isEmpty(cells)) return [];
      const row = columns.cellsOf({ line, cells });
      if (isVariation(row)) {
        const parent = row.get('parent');
        variations.set(parent, [...(variations.get(parent) ?? []), row]);
      } else products.push(row);
      return [];
    },
    end() {
      const known = products.map((product) => {
        const own = namesOfProduct(product).flatMap((name) => {
          const found = variations.get(name) ?? [];
          variations.delete(name);
          return found;
        });
        const inOrder = own.toSorted((one, other) => one.row.line - other.row.line);
        return woocommerceProduct(product, inOrder, columns, store);
      });
      const orphans = [...variations].flatMap(([parent, rows]) => rows.map((row) => orphan(row, parent)));
      return [...known, ...orphans].toSorted((one, other) => lineOf(one) - lineOf(other));
    },
  };
}

function orphan(cells: ProductCells, parent: string): FiledProduct {
  const { row } = cells;
  return {
    key: `woo:${cells.get('productId')}`,
    rows: [row],
    content: { title: cells.get('title'), options: [], variants: [] },
    problem: fill(productFiles.noParent, { line: row.line, parent }),
    remarks: [],
  };
}

function lineOf({ rows }: FiledProduct): number {
  return rows[0]?.line ?? 0;
}
