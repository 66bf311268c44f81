import { Search, X } from 'lucide-react';
import {
  Button,
  Group,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { classes } from './classes.ts';
import fieldStyles from './field.module.css';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children'> {
  /** Read aloud, and shown as the placeholder unless there is another. */
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
}

/** Searches as one types; Escape and the cross empty it. */
export function SearchField({ label, placeholder = label, className, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className={classes(styles['search'], className)}>
      <Group className={fieldStyles['frame'] ?? ''} isDisabled={props.isDisabled ?? false}>
        <span className={fieldStyles['adornment']}>
          <Search aria-hidden="true" />
        </span>
        <Input placeholder={placeholder} className={fieldStyles['input'] ?? ''} />
        <Button className={styles['clear'] ?? ''}>
          <X aria-hidden="true" />
        </Button>
      </Group>
    </AriaSearchField>
  );
}
