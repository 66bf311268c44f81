import { renderMarkup } from '../markup/render-markup.ts';
import { expect, it } from 'vitest';
import { richTextSchema } from '#domain/rich-text/rich-text.ts';
import { renderRichText } from './render-rich-text.tsx';

const cell = (type: string, text: string, attrs = {}) => ({
  type,
  attrs,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const html = (...rows: readonly (readonly unknown[])[]) =>
  renderMarkup(
    <>
      {renderRichText(
        richTextSchema.parse({
          type: 'doc',
          content: [{ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }],
        }),
        { resolveLink: () => null },
      )}
    </>,
  );

it('tells the headers of columns and rows, and what cells span [EDIT-213]', () => {
  expect(
    html(
      [cell('tableHeader', 'Name'), cell('tableHeader', 'Fee')],
      [cell('tableHeader', 'Day'), cell('tableCell', '5')],
      [cell('tableCell', 'Both', { colspan: 2 })],
    ),
  ).toBe(
    '<div class="portico-text-table" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col"><p>Name</p></th><th scope="col"><p>Fee</p></th></tr></thead><tbody><tr><th scope="row"><p>Day</p></th><td><p>5</p></td></tr><tr><td colspan="2"><p>Both</p></td></tr></tbody></table></div>',
  );
});

it('takes a table of one row for what it holds [EDIT-213]', () => {
  expect(html([cell('tableHeader', 'Only')])).toContain('<tbody><tr><th scope="row">');
  expect(html([cell('tableHeader', ' ')])).toContain('<tbody><tr><td class="portico-empty-header">');
});

it('aligns columns by class, in the direction of the language [EDIT-213]', () => {
  expect(
    html(
      [cell('tableHeader', 'Name', { align: 'start' }), cell('tableHeader', 'Fee', { align: 'end' })],
      [cell('tableCell', 'Day', { align: 'center' }), cell('tableCell', '5', { align: 'end', rowspan: 2 })],
    ),
  ).toContain(
    '<th scope="col"><p>Name</p></th><th scope="col" class="portico-align-end"><p>Fee</p></th></tr></thead><tbody><tr><td class="portico-align-center"><p>Day</p></td><td class="portico-align-end" rowspan="2">',
  );
});

it('has its caption within, which names its frame, too [EDIT-213]', () => {
  const text = richTextSchema.parse({
    type: 'doc',
    content: [
      {
        type: 'table',
        attrs: { caption: 'Fees <2026>' },
        content: [{ type: 'tableRow', content: [cell('tableCell', 'x')] }],
      },
    ],
  });
  const markup = renderMarkup(
    <>{renderRichText(text, { resolveLink: () => null, tableLabel: 'Tabelle' })}</>,
  );
  expect(markup).toContain('aria-label="Fees &lt;2026&gt;"');
  expect(markup).toContain('<table><caption><span>Fees &lt;2026&gt;</span></caption><tbody>');
});
