import { NavLink } from 'react-router';
import { useBootFacts } from '../shell/boot-context.ts';
import styles from './newsletters.module.css';

/** The parts of Contacts a person may see; nothing where there is one only. */
export function ContactsTabs() {
  const { permissions } = useBootFacts();
  if (!permissions.includes('newsletter.read') || !permissions.includes('crm.read')) return null;
  return (
    <nav aria-label="Contacts" className={styles['tabs']}>
      <NavLink to="/contacts/submissions" className={styles['tab'] ?? ''}>
        Form submissions
      </NavLink>
      <NavLink to="/contacts/lists" className={styles['tab'] ?? ''}>
        Mailing lists
      </NavLink>
    </nav>
  );
}
