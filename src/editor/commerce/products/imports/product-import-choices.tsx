import {
  PRODUCT_DIALECTS,
  recognisedDialect,
  type ProductDialect,
} from '#domain/product-files/product-dialects.ts';
import { productImports as words } from '#messages/en/interface/product-imports.ts';
import type { Message } from '#messages/message.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { ColumnChoices } from '../../../table-imports/column-choices.tsx';
import type { ImportChoices } from '../../../table-imports/table-import-dialog.tsx';
import { productColumnNames } from './product-column-names.ts';
import styles from './product-imports.module.css';

const DIALECT_NAMES: Readonly<Record<ProductDialect, Message>> = {
  shopify: words.shopify,
  squarespace: words.squarespace,
  woocommerce: words.woocommerce,
  portico: words.portico,
};

/** What the owner says of a file of products: which shop it comes from, what its columns are, where the rest goes. */
export function ProductImportChoices(choices: ImportChoices) {
  const { report, options, onLookAnew } = choices;
  const recognised = recognisedDialect(report.columns.map(({ header }) => header));
  const dialect = options.dialect ?? recognised;
  const names = productColumnNames([...report.columns.map(({ is }) => is), ...(options.columns ?? [])]);
  return (
    <>
      <Select
        label={translate(words.dialect)}
        placeholder={translate(words.choose)}
        options={PRODUCT_DIALECTS.map((value) => ({ value, label: translate(DIALECT_NAMES[value]) }))}
        value={dialect ?? ''}
        onChange={(chosen) => {
          const next = PRODUCT_DIALECTS.find((each) => each === chosen);
          // What the columns are follows from the shop anew.
          if (next !== undefined) onLookAnew({ ...options, dialect: next, columns: null });
        }}
      />
      <details className={styles['columns']} open={report.error !== null}>
        <summary>{translate(words.columns)}</summary>
        <ColumnChoices {...choices} names={names} />
      </details>
      <Checkbox
        isSelected={options.morePages}
        onChange={(morePages) => onLookAnew({ ...options, morePages })}
      >
        {translate(words.morePages)}
      </Checkbox>
      <p className={styles['muted']}>{translate(words.drafts)}</p>
    </>
  );
}
