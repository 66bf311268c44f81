import '#ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { invariant } from '#lib/invariant.ts';
import { LanguageProvider } from '#ui/language-provider.tsx';
import { loadLanguage } from '#ui/language.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { queryClient } from './api/query-client.ts';
import { ReauthenticationPrompt } from './api/reauthentication-prompt.tsx';
import { SignInPrompt } from './api/sign-in-prompt.tsx';
import { DashboardRoutes } from './dashboard/dashboard-routes.tsx';

const root = document.querySelector('#root');
invariant(root, 'The page has an element for the app');

// Without its messages the dashboard is in English.
void Promise.allSettled([loadLanguage(document.documentElement.lang)]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <DashboardRoutes />
          </BrowserRouter>
          <SignInPrompt />
          <ReauthenticationPrompt />
          <ToastRegion />
        </QueryClientProvider>
      </LanguageProvider>
    </StrictMode>,
  ),
);
