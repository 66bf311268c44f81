import '#ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { takeEditing } from '#domain/navigation/editing-parameter.ts';
import { invariant } from '#lib/invariant.ts';
import { LanguageProvider } from '#ui/language-provider.tsx';
import { loadLanguage } from '#ui/language.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { ReauthenticationPrompt } from './api/reauthentication-prompt.tsx';
import { SignInPrompt } from './api/sign-in-prompt.tsx';
import { queryClient } from './api/query-client.ts';
import { areaAt, areasOf } from './shell/areas.ts';
import { loadArea } from './shell/area-screen.tsx';
import { BootContext } from './site-context/boot-context.ts';
import { readBootFacts } from './site-context/boot-facts.ts';
import { ConfigRoutes } from './shell/config-routes.tsx';
import { useEditingFlag } from './site-context/editing-flag.ts';

const BASE = '/config';

const facts = readBootFacts(document);
const { isAsked, search } = takeEditing(window.location.search);
if (isAsked) {
  useEditingFlag.getState().setEditing(true);
  window.history.replaceState(null, '', `${window.location.pathname}${search}${window.location.hash}`);
}
// The first screen is preloaded; a screen that fails to load shows an error in its place, and without its messages the
// area is in English.
const areas = areasOf(facts.areas);
const first = areaAt(areas, window.location.pathname.slice(BASE.length)) ?? areas[0];
void Promise.allSettled([
  loadLanguage(document.documentElement.lang),
  ...(first === undefined ? [] : [loadArea(first)]),
]).then(render);

function render(): void {
  const root = document.getElementById('root');
  invariant(root, 'The page has no element #root');
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <BootContext value={facts}>
          <QueryClientProvider client={queryClient}>
            <BrowserRouter basename={BASE}>
              <ConfigRoutes />
            </BrowserRouter>
            <SignInPrompt />
            <ReauthenticationPrompt />
            <ToastRegion />
          </QueryClientProvider>
        </BootContext>
      </LanguageProvider>
    </StrictMode>,
  );
}
