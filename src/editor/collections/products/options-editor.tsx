import { Plus, Trash2 } from 'lucide-react';
import { MAX_OPTIONS } from '#domain/products/product-limits.ts';
import { MAX_OPTION_NAME_LENGTH } from '#domain/products/product-option.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { WrittenOptions } from './use-written-options.ts';
import styles from './products.module.css';

/** Names of options and their values; the variants are made of them when the person says so. */
export function OptionsEditor({ options }: { readonly options: WrittenOptions }) {
  const { written, problem } = options;
  return (
    <div className={styles['options']}>
      {options.hasAny ? null : <p className={styles['muted']}>{translate(productPanel.noOptions)}</p>}
      {written.map(({ id, name, values }, index) => (
        <div key={index} className={styles['option']}>
          <TextField
            label={translate(productPanel.optionName, { number: index + 1 })}
            value={name}
            maxLength={MAX_OPTION_NAME_LENGTH}
            // Whoever adds an option goes on to name it.
            autoFocus={id === null && name === '' && values === ''}
            onChange={(text) => options.change(index, { name: text })}
          />
          <TextField
            label={translate(productPanel.optionValues, { number: index + 1 })}
            description={translate(productPanel.optionValuesHelp)}
            value={values}
            onChange={(text) => options.change(index, { values: text })}
          />
          <IconButton
            label={translate(productPanel.removeOption, { number: index + 1 })}
            onPress={() => options.remove(index)}
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
          onPress={options.add}
        >
          {translate(productPanel.addOption)}
        </Button>
        {options.hasAny ? (
          <Button onPress={options.apply}>{translate(productPanel.applyOptions)}</Button>
        ) : null}
      </div>
    </div>
  );
}
