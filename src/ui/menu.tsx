import type { ReactElement, ReactNode } from 'react';
import {
  Keyboard,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
  Text,
} from 'react-aria-components';
import { classes } from './classes.ts';
import styles from './list.module.css';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly description?: string | undefined;
  readonly shortcut?: string | undefined;
  /** A link, in place of `onAction`. */
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Destroys something. */
  readonly isDanger?: boolean | undefined;
}

export interface MenuProps {
  /** Read aloud with the list. */
  readonly label: string;
  /** The button that opens it: a `Button` or `IconButton` of the kit. */
  readonly trigger: ReactElement;
  /** A line is drawn where an entry is the word `separator`. */
  readonly items: readonly (MenuAction | 'separator')[];
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
}

/** Actions in a list that opens from a button. */
export function Menu({ label, trigger, items, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles['popover'] ?? ''} placement={placement} offset={4}>
        <AriaMenu aria-label={label} className={styles['list'] ?? ''}>
          {items.map((item, index) =>
            item === 'separator' ? (
              // Lines have no identity of their own: their place in the list is what they are.
              // oxlint-disable-next-line react/no-array-index-key
              <Separator key={`separator-${index}`} className={styles['separator'] ?? ''} />
            ) : (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                {...(item.href === undefined ? {} : { href: item.href })}
                {...(item.target === undefined ? {} : { target: item.target })}
                {...(item.onAction === undefined ? {} : { onAction: item.onAction })}
                className={classes(styles['item'], item.isDanger === true && styles['danger'])}
              >
                {item.icon}
                <span className={styles['texts']}>
                  <Text slot="label">{item.label}</Text>
                  {item.description === undefined ? null : (
                    <Text slot="description" className={styles['description'] ?? ''}>
                      {item.description}
                    </Text>
                  )}
                </span>
                {item.shortcut === undefined ? null : (
                  <Keyboard className={styles['shortcut'] ?? ''}>{item.shortcut}</Keyboard>
                )}
              </MenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
