/** A row of a grid: its id, and what it is called at its beginning. */
export interface GridRow {
  readonly id: string;
  readonly name: string;
  /** A second line below the name. */
  readonly note?: string | undefined;
}

/** A column of cells that hold texts, or yes and no. */
export interface GridColumn<Row extends GridRow> {
  readonly id: string;
  readonly title: string;
  /** `check`: yes or no, as `YES` and `NO`. */
  readonly kind: 'text' | 'check';
  /** What stands in the cell when it is edited and copied. */
  readonly read: (row: Row) => string;
  /** What it shows, where that is something else. */
  readonly show?: ((row: Row) => string) | undefined;
  /** Why a text cannot be kept in it; null where it can. */
  readonly check: (text: string, row: Row) => string | null;
  /** What is odd about its value, though it is kept. */
  readonly warn?: ((row: Row) => string | null) | undefined;
  readonly isFixed?: ((row: Row) => boolean) | undefined;
  readonly align?: 'start' | 'end' | undefined;
  readonly inputMode?: 'decimal' | 'numeric' | 'text' | undefined;
  /** A CSS width. */
  readonly width?: string | undefined;
}

export const YES = 'TRUE';
export const NO = 'FALSE';

/** A text that a person put into a cell. */
export interface GridEdit {
  readonly rowId: string;
  readonly columnId: string;
  readonly text: string;
}
