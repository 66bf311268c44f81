import { createBrowserRouter, type RouteObject } from 'react-router';
import { ClaimScreen } from './claim-screen.tsx';
import { CompleteSignUpScreen } from './complete-sign-up-screen.tsx';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { NewSiteScreen } from './new-site-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { Root } from './root.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';
import { SitesScreen } from './sites-screen.tsx';

/** The server answers the same addresses with the dashboard's page. */
const ROUTES: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      { path: '/claim', Component: ClaimScreen },
      { path: '/sign-in', Component: SignInScreen },
      { path: '/sign-up', Component: SignUpScreen },
      { path: '/sign-up/complete', Component: CompleteSignUpScreen },
      { path: '/forgot-password', Component: ForgotPasswordScreen },
      { path: '/reset-password', Component: ResetPasswordScreen },
      { path: '/confirm-email', Component: ConfirmEmailScreen },
      {
        Component: DashboardLayout,
        children: [
          { path: '/', Component: SitesScreen },
          { path: '/sites/new', Component: NewSiteScreen },
          {
            path: '/trash',
            lazy: async () => ({ Component: (await import('./trash-screen.tsx')).TrashScreen }),
          },
          {
            path: '/account',
            lazy: async () => ({ Component: (await import('./account-screen.tsx')).AccountScreen }),
          },
          {
            path: '/outbox',
            lazy: async () => ({ Component: (await import('./outbox-screen.tsx')).OutboxScreen }),
          },
        ],
      },
    ],
  },
];

export function createDashboardRouter() {
  return createBrowserRouter(ROUTES);
}
