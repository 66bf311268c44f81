import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import type { TableData } from './schema.ts';

/** A table without a word is nothing to visitors; the canvas says how to fill it. */
export function TableBlock({ data, context }: BlockRenderProps<TableData>) {
  const isEmpty = isRichTextEmpty(data.table);
  if (isEmpty && context.mode === 'page') return null;
  return (
    <div className="portico-block-table" data-look={data.look} data-size={data.size}>
      {context.renderRichText(data.table, {
        captionMark: inlineText(context, 'table.content.0.attrs.caption'),
      })}
      {isEmpty ? (
        <p className="portico-block-table-hint">
          An empty table. Write into its cells, or paste rows from a spreadsheet.
        </p>
      ) : null}
    </div>
  );
}
