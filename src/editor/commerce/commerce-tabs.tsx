import { NavLink } from 'react-router';
import { configArea } from '#messages/en/interface/config-area.ts';
import { translate } from '#ui/translate.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { sellingTabs } from './selling-tabs.ts';
import styles from './commerce.module.css';

/** The parts of Selling that a person may open; nothing where there is one only. */
export function CommerceTabs() {
  const { permissions, featuresOff } = useBootFacts();
  const tabs = sellingTabs(permissions, featuresOff);
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={translate(configArea.selling)} className={styles['tabs']}>
      {tabs.map(({ to, title }) => (
        <NavLink key={to} to={to} className={styles['tab'] ?? ''}>
          {translate(title)}
        </NavLink>
      ))}
    </nav>
  );
}
