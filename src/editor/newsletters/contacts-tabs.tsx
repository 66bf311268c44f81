import { NavLink } from 'react-router';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import { translate } from '#ui/translate.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import styles from './newsletters.module.css';

/** The parts of Contacts a person may see; nothing where there is one only. */
export function ContactsTabs() {
  const { permissions } = useBootFacts();
  if (!permissions.includes('newsletter.subscribers.read') || !permissions.includes('crm.read')) return null;
  return (
    <nav aria-label={translate(mailingLists.contacts)} className={styles['tabs']}>
      <NavLink to="/contacts/submissions" className={styles['tab'] ?? ''}>
        {translate(mailingLists.formSubmissions)}
      </NavLink>
      <NavLink to="/contacts/lists" className={styles['tab'] ?? ''}>
        {translate(mailingLists.lists)}
      </NavLink>
    </nav>
  );
}
