import type { ReactNode } from 'react';
import {
  Cell,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  type Key,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components';
import { classes } from './classes.ts';
import { CellContent } from './cell-content.tsx';
import { Checkbox } from './checkbox.tsx';
import { Pagination } from './pagination.tsx';
import styles from './table.module.css';

export interface TableColumn<Item> {
  readonly id: string;
  readonly title: string;
  readonly render: (item: Item) => ReactNode;
  /** Read aloud as the name of the row; one column has it. */
  readonly isRowHeader?: boolean | undefined;
  readonly isSortable?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** A word, a number or a day: it never breaks within words, as amounts at the end do not, and in one line where there is room. */
  readonly isShort?: boolean | undefined;
  /** Left out on narrow screens. */
  readonly isSecondary?: boolean | undefined;
  /** A CSS width. */
  readonly width?: string | undefined;
}

export interface TableProps<Item extends { readonly id: string }> {
  readonly label: string;
  readonly columns: readonly TableColumn<Item>[];
  readonly items: readonly Item[];
  /** Shown in place of rows when there are none. */
  readonly empty: ReactNode;
  /** A press or Enter on a row. */
  readonly onRowAction?: ((id: Item['id']) => void) | undefined;
  readonly selectedIds?: ReadonlySet<Item['id']> | undefined;
  readonly onSelectionChange?: ((ids: ReadonlySet<Item['id']>) => void) | undefined;
  readonly sort?: { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined;
  readonly onSortChange?:
    | ((sort: { column: string; direction: 'ascending' | 'descending' }) => void)
    | undefined;
  /** `page` counts from 1. */
  readonly page?: number | undefined;
  readonly pageCount?: number | undefined;
  readonly onPageChange?: ((page: number) => void) | undefined;
  readonly isLoading?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Rows and columns, with selection, sorting and pages where they are asked for. */
export function Table<Item extends { readonly id: string }>({
  label,
  columns,
  items,
  empty,
  onRowAction,
  selectedIds,
  onSelectionChange,
  sort,
  onSortChange,
  page = 1,
  pageCount = 1,
  onPageChange,
  isLoading = false,
  className,
}: TableProps<Item>) {
  const isSelectable = selectedIds !== undefined && onSelectionChange !== undefined;
  const select = (selection: Selection) =>
    onSelectionChange?.(
      new Set(items.map((item) => item.id).filter((id) => selection === 'all' || selection.has(id))),
    );
  const act = (key: Key) => {
    const item = items.find(({ id }) => id === key);
    if (item !== undefined) onRowAction?.(item.id);
  };
  // Columns of nothing say nothing: what is said in their place stands alone.
  if (items.length === 0 && !isLoading) {
    return (
      <div className={classes(styles['wrapper'], className)}>
        <div className={styles['empty']}>{empty}</div>
      </div>
    );
  }
  return (
    <div className={classes(styles['wrapper'], className)}>
      <div className={styles['scroller']} aria-busy={isLoading}>
        <AriaTable
          aria-label={label}
          className={classes(styles['table'], isLoading && styles['loading'])}
          {...(isSelectable
            ? {
                selectionMode: 'multiple' as const,
                selectedKeys: selectedIds as ReadonlySet<Key>,
                onSelectionChange: select,
              }
            : {})}
          {...(onRowAction === undefined ? {} : { onRowAction: act })}
          {...(sort === undefined ? {} : { sortDescriptor: sort })}
          {...(onSortChange === undefined
            ? {}
            : {
                onSortChange: (next: SortDescriptor) =>
                  onSortChange({ column: String(next.column), direction: next.direction }),
              })}
        >
          <TableHeader className={styles['header'] ?? ''}>
            {isSelectable ? (
              <Column className={classes(styles['column'], styles['selection'])}>
                <Checkbox slot="selection" />
              </Column>
            ) : null}
            {columns.map((column) => (
              <Column
                key={column.id}
                id={column.id}
                isRowHeader={column.isRowHeader ?? false}
                allowsSorting={column.isSortable ?? false}
                {...(column.width === undefined ? {} : { style: { inlineSize: column.width } })}
                className={cellClass(styles['column'], column)}
              >
                {({ sortDirection }) => (
                  <>
                    {column.title}
                    {sortDirection === undefined ? null : (
                      <span aria-hidden="true">{sortDirection === 'ascending' ? ' ↑' : ' ↓'}</span>
                    )}
                  </>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody>
            {items.map((item) => (
              <Row key={item.id} id={item.id} className={styles['row'] ?? ''}>
                {isSelectable ? (
                  <Cell className={classes(styles['cell'], styles['selection'])}>
                    <Checkbox slot="selection" />
                  </Cell>
                ) : null}
                {columns.map((column) => (
                  <Cell key={column.id} className={cellClass(styles['cell'], column)}>
                    <CellContent>{column.render(item)}</CellContent>
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </AriaTable>
      </div>
      {pageCount > 1 && onPageChange !== undefined ? (
        <Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} />
      ) : null}
    </div>
  );
}

function cellClass<Item>(base: string | undefined, column: TableColumn<Item>): string {
  return classes(
    base,
    column.align === 'end' && styles['end'],
    column.isShort === true && styles['short'],
    column.isSecondary === true && styles['secondary'],
  );
}
