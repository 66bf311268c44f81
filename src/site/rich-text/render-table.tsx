import type { ReactNode } from 'react';
import { plainTextOf, type RichTextNode } from '#domain/rich-text/rich-text.ts';

export interface TableOptions {
  /** The accessible name of a table's scroll container without a caption. */
  readonly tableLabel?: string;
  /** Marks the element that shows the caption and nothing else. */
  readonly captionMark?: Readonly<Record<string, string>>;
}

/** A table of a text (EDIT-213). A table that is too wide scrolls in a container of its own, which is focusable. */
export function renderTable(
  table: RichTextNode,
  contentOf: (cell: RichTextNode) => ReactNode,
  { tableLabel = 'Table', captionMark }: TableOptions = {},
): ReactNode {
  const rows = table.content ?? [];
  if (rows.length === 0) return null;
  const caption = table.attrs?.caption ?? '';
  const [first, ...others] = rows;
  const hasHead = first?.content?.every((cell) => cell.type === 'tableHeader') === true && others.length > 0;
  const body = hasHead ? others : rows;
  return (
    <div
      className="portico-text-table"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
      role="group"
      aria-label={caption === '' ? tableLabel : caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
      tabIndex={0}
    >
      <table>
        {caption === '' ? null : (
          <caption>
            <span {...captionMark}>{caption}</span>
          </caption>
        )}
        {hasHead && first !== undefined ? <thead>{renderRow(first, 'col', contentOf)}</thead> : null}
        <tbody>{body.map((row, index) => renderRow(row, 'row', contentOf, index))}</tbody>
      </table>
    </div>
  );
}

function renderRow(
  row: RichTextNode,
  scope: 'col' | 'row',
  contentOf: (cell: RichTextNode) => ReactNode,
  key = 0,
): ReactNode {
  return (
    <tr key={key}>
      {(row.content ?? []).map((cell, index) => {
        const { colspan = 1, rowspan = 1, align = 'start' } = cell.attrs ?? {};
        const isHeader = cell.type === 'tableHeader';
        // An empty header names nothing: it looks like a header, but is an ordinary cell to screen readers.
        const isEmptyHeader = isHeader && plainTextOf(cell).trim() === '';
        const classNames = [
          ...(align === 'start' ? [] : [`portico-align-${align}`]),
          ...(isEmptyHeader ? ['portico-empty-header'] : []),
        ];
        const attributes = {
          ...(classNames.length === 0 ? {} : { className: classNames.join(' ') }),
          ...(colspan === 1 ? {} : { colSpan: colspan }),
          ...(rowspan === 1 ? {} : { rowSpan: rowspan }),
        };
        return isHeader && !isEmptyHeader ? (
          <th key={index} scope={scope} {...attributes}>
            {contentOf(cell)}
          </th>
        ) : (
          <td key={index} {...attributes}>
            {contentOf(cell)}
          </td>
        );
      })}
    </tr>
  );
}
