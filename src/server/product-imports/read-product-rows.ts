import { chosenProductColumn } from '#domain/product-files/product-columns.ts';
import type { FiledProduct } from '#domain/product-files/filed-product.ts';
import { productFileReader, type ProductFileReader } from '#domain/product-files/product-file-reader.ts';
import type { StoreOfFile } from '#domain/product-files/product-dialect-reader.ts';
import { productColumns, recognisedDialect } from '#domain/product-files/product-dialects.ts';
import { readCsvRows } from '#lib/csv-reader.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { ImportedRow, ReadFile } from '#server/table-imports/table-import-part.ts';

/** A product of a file as a row of its import. */
export type ProductRow = FiledProduct & ImportedRow;

/**
 * The products of a file, whichever shop it comes from: as its headers say, or as the owner chose. Throws
 * `import-no-products` where nothing says what their titles are.
 */
export async function* readProductRows(
  file: Pick<ReadFile, 'text' | 'options' | 'tellColumns'>,
  store: StoreOfFile,
): AsyncGenerator<ProductRow> {
  let reader: ProductFileReader | null = null;
  let line = 0;
  for await (const cells of readCsvRows(file.text)) {
    line += 1;
    if (reader === null) {
      reader = readerOf(cells, file, store);
      continue;
    }
    for (const product of reader.read(cells, line)) yield rowOf(product);
  }
  if (reader === null) throw new CallError('import-no-products');
  for (const product of reader.end()) yield rowOf(product);
}

function readerOf(
  header: readonly string[],
  { options, tellColumns }: Pick<ReadFile, 'options' | 'tellColumns'>,
  store: StoreOfFile,
): ProductFileReader {
  const recognised = recognisedDialect(header);
  const dialect = options.dialect ?? recognised;
  const columns = options.columns?.map(chosenProductColumn) ?? productColumns(header, dialect);
  tellColumns(header.map((name, place) => ({ header: name, is: columns[place] ?? 'none' })));
  if (dialect === null || !columns.includes('title')) throw new CallError('import-no-products');
  return productFileReader({ dialect, header, columns, store });
}

function rowOf(product: FiledProduct): ProductRow {
  const [first, ...further] = product.rows;
  return {
    ...product,
    line: first?.line ?? 0,
    cells: first?.cells ?? [],
    further,
    email: product.content.title ?? '',
  };
}
