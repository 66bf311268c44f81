import { useState } from 'react';
import { changing } from '#domain/documents/changing.ts';
import { MAX_VARIANTS } from '#domain/products/product-limits.ts';
import { MAX_OPTION_NAME_LENGTH } from '#domain/products/product-option.ts';
import type { ProductRecords } from '#domain/products/product-records.ts';
import { cutText } from '#lib/cut-text.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { countVariants, setOptions, type OptionDraft } from './set-options.ts';

interface WrittenOption extends Pick<OptionDraft, 'id' | 'name'> {
  /** As it is typed: separated by commas. */
  readonly values: string;
}

export interface WrittenOptions {
  readonly written: readonly WrittenOption[];
  readonly problem: string | null;
  /** Whether there is anything to make variants of, or to take them from. */
  readonly hasAny: boolean;
  readonly change: (index: number, fields: Partial<WrittenOption>) => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  /** Makes the variants of what is written, if it differs from the product; false where something is wrong with it. */
  readonly apply: () => boolean;
}

/** The options of a product as somebody types them: they count once the variants are made of them. */
export function useWrittenOptions(item: DocumentStore, product: ProductRecords): WrittenOptions {
  const [written, setWritten] = useState<readonly WrittenOption[]>(() =>
    product.options.map(({ id, name, values }) => ({
      id,
      name,
      values: values.map((value) => value.name).join(', '),
    })),
  );
  const [problem, setProblem] = useState<string | null>(null);

  function write(options: readonly WrittenOption[]): void {
    setProblem(null);
    setWritten(options);
  }

  function apply(): boolean {
    const drafts = written.map(({ id, name, values }) => ({
      id,
      name: name.trim(),
      values: valuesOf(values),
    }));
    const count = countVariants(drafts);
    if (drafts.some(({ name, values }) => name === '' || values.length === 0)) {
      setProblem(translate(productPanel.optionIncomplete));
      return false;
    }
    if (count > MAX_VARIANTS) {
      setProblem(translate(productPanel.tooMany, { count, max: MAX_VARIANTS }));
      return false;
    }
    if (!isSame(drafts, product)) {
      item.run({ name: changing(productPanel.options), operations: setOptions(product, drafts) });
    }
    return true;
  }

  return {
    written,
    problem,
    hasAny: written.length > 0 || product.options.length > 0,
    change: (index, fields) =>
      write(written.map((option, at) => (at === index ? { ...option, ...fields } : option))),
    add: () => write([...written, { id: null, name: '', values: '' }]),
    remove: (index) => write(written.filter((_, at) => at !== index)),
    apply,
  };
}

function isSame(drafts: readonly OptionDraft[], { options }: ProductRecords): boolean {
  const key = (option: Pick<OptionDraft, 'name' | 'values'>): string =>
    JSON.stringify([option.name, option.values]);
  return (
    drafts.map(key).join('\n') ===
    options.map(({ name, values }) => key({ name, values: values.map((value) => value.name) })).join('\n')
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
