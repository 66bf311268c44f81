import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { classes } from './classes.ts';
import styles from './tabs.module.css';

export interface TabDefinition {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** Read aloud with the list of tabs. */
  readonly label: string;
  readonly tabs: readonly TabDefinition[];
  readonly selectedId?: string | undefined;
  readonly onChange?: ((id: string) => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * A field commits its input on blur. A tab is chosen on pointer down, before the focus moves: its panel would be
 * unmounted with the field by then, and the input lost.
 */
function leaveField(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('[role="tabpanel"]') !== null) focused.blur();
}

/** Panels of which one shows; arrow keys move between the tabs. */
export function Tabs({ label, tabs, selectedId, onChange, className }: TabsProps) {
  return (
    <AriaTabs
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      onSelectionChange={(key) => {
        leaveField();
        onChange?.(String(key));
      }}
      className={classes(styles['tabs'], className)}
    >
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className={styles['tab'] ?? ''}>
            {tab.icon}
            {tab.title}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles['panel'] ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
