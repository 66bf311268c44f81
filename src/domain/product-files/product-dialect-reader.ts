import type { MeasurementStandard } from '#domain/store/measurement.ts';
import type { FiledProduct } from './filed-product.ts';
import type { ProductCells, ProductColumnsRead } from './product-cells.ts';

/** What a shop writes nowhere in its files: amounts are in the currency of the store, weights in its measures. */
export interface StoreOfFile {
  readonly currency: string;
  readonly measurement: MeasurementStandard;
}

/** How the rows of one shop become products. */
export interface DialectReader {
  /** Whether a row begins a product, and not one more variant or picture of the product before. */
  begins(cells: ProductCells, before: ProductCells): boolean;
  /** The rows of one product. */
  productOf(rows: readonly ProductCells[], columns: ProductColumnsRead, store: StoreOfFile): FiledProduct;
}
