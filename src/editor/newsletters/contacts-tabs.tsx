import { NavLink } from 'react-router';
import type { Permission } from '#domain/roles/permissions.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { contactRequests } from '#messages/en/interface/contact-requests.ts';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import styles from './newsletters.module.css';

const TABS: readonly { readonly to: string; readonly title: Message; readonly needs: Permission }[] = [
  { to: '/contacts/submissions', title: mailingLists.formSubmissions, needs: 'crm.read' },
  { to: '/contacts/people', title: contactList.title, needs: 'crm.read' },
  { to: '/contacts/members', title: memberList.list, needs: 'crm.read' },
  { to: '/contacts/lists', title: mailingLists.lists, needs: 'newsletter.subscribers.read' },
  { to: '/contacts/requests', title: contactRequests.title, needs: 'crm.read' },
  { to: '/contacts/comments', title: commentModeration.title, needs: 'comments.moderate' },
];

/** The parts of Contacts a person may see; nothing where there is one only. */
export function ContactsTabs() {
  const { permissions } = useBootFacts();
  const tabs = TABS.filter(({ needs }) => permissions.includes(needs));
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={translate(mailingLists.contacts)} className={styles['tabs']}>
      {tabs.map(({ to, title }) => (
        <NavLink key={to} to={to} className={styles['tab'] ?? ''}>
          {translate(title)}
        </NavLink>
      ))}
    </nav>
  );
}
