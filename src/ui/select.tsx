import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import { classes } from './classes.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import listStyles from './list.module.css';
import styles from './select.module.css';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second line in the list. */
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  readonly options: readonly SelectOption<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of several options, in a list that opens. For two to four short ones, `SegmentedControl` is quicker. */
export function Select<Value extends string>({
  label,
  description,
  errorMessage,
  isLabelHidden,
  options,
  value,
  onChange,
  placeholder,
  isDisabled = false,
  className,
}: SelectProps<Value>) {
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      placeholder={placeholder ?? translate(kit.choose)}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      {...(isLabelHidden === true ? { 'aria-label': label } : {})}
      className={classes(fieldStyles['field'], className)}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
      >
        <Button className={classes(fieldStyles['frame'], styles['button'])}>
          {/* Where nothing is chosen its text is empty, and the placeholder is the default. */}
          <SelectValue className={styles['value'] ?? ''}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDown aria-hidden="true" className={styles['chevron']} />
        </Button>
      </FieldFrame>
      <Popover className={listStyles['popover'] ?? ''} offset={4}>
        <ListBox className={listStyles['list'] ?? ''} items={options}>
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className={listStyles['item'] ?? ''}
            >
              <span className={listStyles['texts']}>
                <Text slot="label">{option.label}</Text>
                {option.description === undefined ? null : (
                  <Text slot="description" className={listStyles['description'] ?? ''}>
                    {option.description}
                  </Text>
                )}
              </span>
              <Check aria-hidden="true" className={listStyles['check']} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
