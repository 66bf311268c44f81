import { Navigate, Route, Routes } from 'react-router';
import { SubmissionsScreen } from '../forms/submissions-screen.tsx';
import { ContactsTabs } from '../newsletters/contacts-tabs.tsx';
import { MailingListScreen } from '../newsletters/mailing-list-screen.tsx';
import { MailingListsScreen } from '../newsletters/mailing-lists-screen.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';

/** Contacts: answers to the site's forms, and its mailing lists. */
export function ContactsArea() {
  const { permissions } = useBootFacts();
  const mayReadAnswers = permissions.includes('crm.read');
  const mayReadLists = permissions.includes('newsletter.subscribers.read');
  const first = mayReadAnswers ? 'submissions' : 'lists';
  return (
    <>
      <ContactsTabs />
      <Routes>
        {mayReadAnswers ? <Route path="submissions" element={<SubmissionsScreen />} /> : null}
        {mayReadLists ? <Route path="lists" element={<MailingListsScreen />} /> : null}
        {mayReadLists ? <Route path="lists/:listId" element={<MailingListScreen />} /> : null}
        <Route path="*" element={<Navigate to={`/contacts/${first}`} replace />} />
      </Routes>
    </>
  );
}
