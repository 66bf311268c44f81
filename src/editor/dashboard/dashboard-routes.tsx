import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ScreenBoundary } from '../panel/screen-boundary.tsx';
import { ClaimScreen } from './claim-screen.tsx';
import { CompleteSignUpScreen } from './complete-sign-up-screen.tsx';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { JoinSiteScreen } from './join-site-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NewSiteScreen } from './new-site-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { Root } from './root.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';
import { SitesScreen } from './sites-screen.tsx';
import { UndoEmailChangeScreen } from './undo-email-change-screen.tsx';
import { lazyPart } from '../loading/lazy-part.ts';

const SitesTrashScreen = lazyPart(async () => (await import('./sites-trash-screen.tsx')).SitesTrashScreen);
const TakeOverScreen = lazyPart(async () => (await import('./take-over-screen.tsx')).TakeOverScreen);
const AccountScreen = lazyPart(async () => (await import('./account-screen.tsx')).AccountScreen);
const InvitationsScreen = lazyPart(async () => (await import('./invitations-screen.tsx')).InvitationsScreen);
const OutboxScreen = lazyPart(async () => (await import('./outbox-screen.tsx')).OutboxScreen);

/** The server answers the same addresses with the dashboard's page. */
export function DashboardRoutes() {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary resetKey={pathname} fallback={(error) => <ErrorScreen error={error} />}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route element={<Root />}>
            <Route path="/claim" element={<ClaimScreen />} />
            <Route path="/sign-in" element={<SignInScreen />} />
            <Route path="/sign-up" element={<SignUpScreen />} />
            <Route path="/sign-up/complete" element={<CompleteSignUpScreen />} />
            <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
            <Route path="/reset-password" element={<ResetPasswordScreen />} />
            <Route path="/confirm-email" element={<ConfirmEmailScreen />} />
            <Route path="/undo-email-change" element={<UndoEmailChangeScreen />} />
            <Route path="/join" element={<JoinSiteScreen />} />
            <Route path="/take-over" element={<TakeOverScreen />} />
            <Route element={<DashboardLayout />}>
              <Route path="/" element={<SitesScreen />} />
              <Route path="/sites/new" element={<NewSiteScreen />} />
              <Route path="/trash" element={<SitesTrashScreen />} />
              <Route path="/account" element={<AccountScreen />} />
              <Route path="/invitations" element={<InvitationsScreen />} />
              <Route path="/outbox" element={<OutboxScreen />} />
            </Route>
          </Route>
          <Route path="*" element={<ErrorScreen error={null} />} />
        </Routes>
      </Suspense>
    </ScreenBoundary>
  );
}
