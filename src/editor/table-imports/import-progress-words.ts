import type { TableImport } from '#contract/table-imports.ts';
import { tableImports } from '#messages/en/interface/table-imports.ts';
import { translate } from '#ui/translate.ts';

/** How far an import is, as a share and in words: by rows once these were counted, until then by bytes. */
export function importProgress({ state, rows, totalRows, readBytes, sizeBytes }: TableImport) {
  if (state === 'undoing') return { value: null, valueLabel: '' };
  if (state === 'running' && totalRows !== null) {
    const valueLabel = translate(tableImports.rowsOf, { rows, total: totalRows });
    return { value: totalRows === 0 ? null : rows / totalRows, valueLabel };
  }
  return {
    value: sizeBytes === 0 ? null : readBytes / sizeBytes,
    valueLabel: translate(tableImports.rows, { rows }),
  };
}
