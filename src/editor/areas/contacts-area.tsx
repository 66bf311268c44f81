import { Navigate, Route, Routes } from 'react-router';
import { SubmissionsScreen } from '../forms/submissions-screen.tsx';

/** People who wrote: for now the answers to the site's forms. */
export function ContactsArea() {
  return (
    <Routes>
      <Route path="submissions" element={<SubmissionsScreen />} />
      <Route path="*" element={<Navigate to="/contacts/submissions" replace />} />
    </Routes>
  );
}
