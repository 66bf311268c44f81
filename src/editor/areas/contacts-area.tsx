import { Navigate, Route, Routes } from 'react-router';
import { SubmissionsScreen } from '../forms/submissions-screen.tsx';
import { ContactsTabs } from '../newsletters/contacts-tabs.tsx';
import { MailingListScreen } from '../newsletters/mailing-list-screen.tsx';
import { MailingListsScreen } from '../newsletters/mailing-lists-screen.tsx';

/** People who wrote or signed up: answers to the site's forms, and its mailing lists. */
export function ContactsArea() {
  return (
    <>
      <ContactsTabs />
      <Routes>
        <Route path="submissions" element={<SubmissionsScreen />} />
        <Route path="lists" element={<MailingListsScreen />} />
        <Route path="lists/:listId" element={<MailingListScreen />} />
        <Route path="*" element={<Navigate to="/contacts/submissions" replace />} />
      </Routes>
    </>
  );
}
