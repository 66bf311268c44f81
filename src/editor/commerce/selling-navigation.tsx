import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { NavLink, useLocation } from 'react-router';
import { configArea } from '#messages/en/interface/config-area.ts';
import { sellingGroups } from '#messages/en/interface/selling-groups.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { translate } from '#ui/translate.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { sellingGroupsFor } from './selling-tabs.ts';
import styles from './selling-navigation.module.css';

/**
 * The parts of Selling that a person may open, in groups: a column where there is room for it, else one button that
 * says where one is and opens the same list. Nothing where there is one part only.
 */
export function SellingNavigation() {
  const { permissions, featuresOff } = useBootFacts();
  const { pathname } = useLocation();
  const groups = sellingGroupsFor(permissions, featuresOff);
  const tabs = groups.flatMap((group) => group.tabs);
  if (tabs.length < 2) return null;
  const here = tabs.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const title = translate(configArea.selling);
  return (
    <nav aria-label={title} className={styles['navigation']}>
      <div className={styles['column']}>
        <Groups groups={groups} />
      </div>
      <div className={styles['line']}>
        <Popover
          label={title}
          className={styles['list']}
          trigger={
            <Button isFullWidth className={styles['button']}>
              <span className={styles['here']}>
                {here === undefined ? title : translate(sellingGroups.now, { part: translate(here.title) })}
              </span>
              <ChevronDown aria-hidden="true" size={16} />
            </Button>
          }
        >
          {({ close }) => <Groups groups={groups} onChoose={close} />}
        </Popover>
      </div>
    </nav>
  );
}

interface GroupsProps {
  readonly groups: ReturnType<typeof sellingGroupsFor>;
  readonly onChoose?: () => void;
}

function Groups({ groups, onChoose }: GroupsProps) {
  const id = useId();
  return groups.map(({ title, tabs }, index) => (
    <div key={tabs[0]?.to} className={styles['group']}>
      {title === null ? null : (
        <p id={`${id}-${index}`} className={styles['title']}>
          {translate(title)}
        </p>
      )}
      <ul {...(title === null ? {} : { 'aria-labelledby': `${id}-${index}` })} className={styles['parts']}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink to={tab.to} className={styles['part'] ?? ''} onClick={() => onChoose?.()}>
              {translate(tab.title)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
