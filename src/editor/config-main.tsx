import '#ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { invariant } from '#lib/invariant.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { SignInPrompt } from './api/sign-in-prompt.tsx';
import { queryClient } from './api/query-client.ts';
import { BootContext } from './shell/boot-context.ts';
import { readBootFacts } from './shell/boot-facts.ts';
import { createConfigRouter } from './shell/config-router.tsx';

const root = document.getElementById('root');
invariant(root, 'The page has no element #root');
const facts = readBootFacts(document);
const router = createConfigRouter(facts);

createRoot(root).render(
  <StrictMode>
    <BootContext value={facts}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <SignInPrompt />
        <ToastRegion />
      </QueryClientProvider>
    </BootContext>
  </StrictMode>,
);
