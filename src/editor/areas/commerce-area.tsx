import { Navigate, Route, Routes } from 'react-router';
import { StoreSettingsScreen } from '../commerce/store-settings-screen.tsx';

/** Selling: the settings of the store. */
export function CommerceArea() {
  return (
    <Routes>
      <Route path="settings" element={<StoreSettingsScreen />} />
      <Route path="*" element={<Navigate to="/commerce/settings" replace />} />
    </Routes>
  );
}
