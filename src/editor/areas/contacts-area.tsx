import { Navigate, Route, Routes } from 'react-router';
import { CommentsScreen } from '../comments/comments-screen.tsx';
import { ContactListScreen } from '../contacts/contact-list-screen.tsx';
import { DuplicatesScreen } from '../contacts/duplicates-screen.tsx';
import { ContactScreen } from '../contacts/contact-screen.tsx';
import { RequestsScreen } from '../contacts/requests-screen.tsx';
import { MemberListScreen } from '../members/member-list-screen.tsx';
import { OneMemberScreen } from '../members/one-member-screen.tsx';
import { SubmissionsScreen } from '../forms/submissions-screen.tsx';
import { ContactsTabs } from '../newsletters/contacts-tabs.tsx';
import { MailingListScreen } from '../newsletters/mailing-list-screen.tsx';
import { MailingListsScreen } from '../newsletters/mailing-lists-screen.tsx';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { contactRequests } from '#messages/en/interface/contact-requests.ts';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { translate } from '#ui/translate.ts';
import { NoAccess } from '../panel/no-access.tsx';
import { useRegainedFocus } from '../panel/use-regained-focus.ts';
import { useBootFacts } from '../site-context/boot-context.ts';

/**
 * Contacts: answers to the site's forms, the people it deals with, its members, its mailing
 * lists, requests for personal data, and comments.
 */
export function ContactsArea() {
  useRegainedFocus();
  const { permissions } = useBootFacts();
  const mayReadAnswers = permissions.includes('crm.read');
  const mayReadLists = permissions.includes('newsletter.subscribers.read');
  const mayModerate = permissions.includes('comments.moderate');
  const first = mayReadAnswers ? 'submissions' : mayReadLists || !mayModerate ? 'lists' : 'comments';
  return (
    <>
      <ContactsTabs />
      <Routes>
        <Route
          path="submissions"
          element={
            mayReadAnswers ? (
              <SubmissionsScreen />
            ) : (
              <NoAccess title={translate(mailingLists.formSubmissions)} />
            )
          }
        />
        <Route
          path="people"
          element={mayReadAnswers ? <ContactListScreen /> : <NoAccess title={translate(contactList.title)} />}
        />
        <Route
          path="people/duplicates"
          element={mayReadAnswers ? <DuplicatesScreen /> : <NoAccess title={translate(contactList.title)} />}
        />
        <Route
          path="people/:contactId"
          element={mayReadAnswers ? <ContactScreen /> : <NoAccess title={translate(contactList.title)} />}
        />
        <Route
          path="members"
          element={
            mayReadAnswers ? (
              <MemberListScreen canWrite={permissions.includes('crm.write')} />
            ) : (
              <NoAccess title={translate(memberList.list)} />
            )
          }
        />
        {mayReadAnswers ? (
          <Route
            path="members/:memberId"
            element={<OneMemberScreen canWrite={permissions.includes('crm.write')} />}
          />
        ) : null}
        {mayReadLists ? (
          <>
            <Route path="lists" element={<MailingListsScreen />} />
            <Route path="lists/:listId" element={<MailingListScreen />} />
          </>
        ) : (
          <Route path="lists/*" element={<NoAccess title={translate(mailingLists.lists)} />} />
        )}
        <Route
          path="requests"
          element={
            mayReadAnswers ? (
              <RequestsScreen canWrite={permissions.includes('crm.write')} />
            ) : (
              <NoAccess title={translate(contactRequests.title)} />
            )
          }
        />
        <Route
          path="comments"
          element={mayModerate ? <CommentsScreen /> : <NoAccess title={translate(commentModeration.title)} />}
        />
        <Route path="*" element={<Navigate to={`/contacts/${first}`} replace />} />
      </Routes>
    </>
  );
}
