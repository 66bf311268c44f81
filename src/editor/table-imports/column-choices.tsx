import { contactFiles } from '#messages/en/interface/contact-files.ts';
import type { Words } from '#messages/message.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import type { ImportChoices } from './table-import-dialog.tsx';
import styles from './table-imports.module.css';

interface ColumnChoicesProps<Column extends string> extends ImportChoices {
  /** What a column may be, by its name. */
  readonly names: Readonly<Record<Column, Words>>;
}

/** What each column of a file is: as its header says, or as the owner chooses (CRM-19). */
export function ColumnChoices<Column extends string>({
  names,
  report,
  options,
  onLookAnew,
}: ColumnChoicesProps<Column>) {
  if (report.columns.length === 0) return null;
  const columns = report.columns.map(({ is }, place) => options.columns?.[place] ?? is);
  const choices = Object.entries<Words>(names).map(([value, name]) => ({ value, label: translate(name) }));
  return (
    <fieldset className={styles['columns']} aria-label={translate(contactFiles.columns)}>
      {report.columns.map(({ header }, place) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- headers may be equal
          key={place}
          label={header || String(place + 1)}
          options={choices}
          value={columns[place] ?? 'none'}
          onChange={(chosen) => onLookAnew({ ...options, columns: columns.with(place, chosen) })}
        />
      ))}
    </fieldset>
  );
}
