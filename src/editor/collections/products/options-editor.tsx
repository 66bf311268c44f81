import { useState } from 'react';
import { Plus, Trash2 } from 'lucide-react';
import { changing } from '#domain/documents/changing.ts';
import { MAX_OPTIONS, MAX_VARIANTS } from '#domain/products/product-limits.ts';
import { MAX_OPTION_NAME_LENGTH } from '#domain/products/product-option.ts';
import type { ProductRecords } from '#domain/products/product-records.ts';
import { cutText } from '#lib/cut-text.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { countVariants, setOptions, type OptionDraft } from './set-options.ts';
import styles from './products.module.css';

interface WrittenOption extends Pick<OptionDraft, 'id' | 'name'> {
  /** As it is typed: separated by commas. */
  readonly values: string;
}

/** Names of options and their values; the variants are made of them when the person says so. */
export function OptionsEditor({
  item,
  product,
}: {
  readonly item: DocumentStore;
  readonly product: ProductRecords;
}) {
  const [written, setWritten] = useState<readonly WrittenOption[]>(() =>
    product.options.map(({ id, name, values }) => ({
      id,
      name,
      values: values.map((value) => value.name).join(', '),
    })),
  );
  const [problem, setProblem] = useState<string | null>(null);

  function change(index: number, fields: Partial<WrittenOption>): void {
    setProblem(null);
    setWritten(written.map((option, at) => (at === index ? { ...option, ...fields } : option)));
  }

  function apply(): void {
    const drafts = written.map(({ id, name, values }) => ({
      id,
      name: name.trim(),
      values: valuesOf(values),
    }));
    const count = countVariants(drafts);
    if (drafts.some(({ name, values }) => name === '' || values.length === 0)) {
      setProblem(translate(productPanel.optionIncomplete));
    } else if (count > MAX_VARIANTS) {
      setProblem(translate(productPanel.tooMany, { count, max: MAX_VARIANTS }));
    } else {
      item.run({ name: changing(productPanel.options), operations: setOptions(product, drafts) });
    }
  }

  return (
    <div className={styles['options']}>
      {written.map(({ name, values }, index) => (
        <div key={index} className={styles['option']}>
          <TextField
            label={translate(productPanel.optionName, { number: index + 1 })}
            value={name}
            maxLength={MAX_OPTION_NAME_LENGTH}
            onChange={(text) => change(index, { name: text })}
          />
          <TextField
            label={translate(productPanel.optionValues, { number: index + 1 })}
            description={translate(productPanel.optionValuesHelp)}
            value={values}
            onChange={(text) => change(index, { values: text })}
          />
          <IconButton
            label={translate(productPanel.removeOption, { number: index + 1 })}
            onPress={() => {
              setProblem(null);
              setWritten(written.filter((_, at) => at !== index));
            }}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {problem === null ? null : <Banner tone="danger">{problem}</Banner>}
      <div className={styles['actions']}>
        <Button
          icon={<Plus aria-hidden="true" size={14} />}
          isDisabled={written.length >= MAX_OPTIONS}
          onPress={() => setWritten([...written, { id: null, name: '', values: '' }])}
        >
          {translate(productPanel.addOption)}
        </Button>
        {written.length === 0 && product.options.length === 0 ? null : (
          <Button variant="primary" onPress={apply}>
            {translate(productPanel.applyOptions)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The values of an option as they are typed, each once. */
function valuesOf(text: string): readonly string[] {
  const values = text
    .split(/[,،]/)
    .map((value) => cutText(value.trim(), MAX_OPTION_NAME_LENGTH))
    .filter((value) => value !== '');
  return [...new Set(values)];
}
