import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import type { BootFacts } from './boot-facts.ts';
import { areasFor } from './areas.ts';
import { RouteError } from './route-error.tsx';
import { ShellLayout } from './shell-layout.tsx';

/** The routes of the configuration area: one for each area, all below `/config` (EDIT-08). */
export function createConfigRouter(facts: BootFacts) {
  const areas = areasFor(facts.permissions);
  const first = areas[0]?.path ?? 'pages';
  const toFirst: RouteObject['loader'] = ({ request }) => redirect(`/${first}${new URL(request.url).search}`);
  return createBrowserRouter(
    [
      {
        Component: ShellLayout,
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          { index: true, loader: toFirst, element: null },
          ...areas.map((area): RouteObject => ({
            path: `${area.path}/*`,
            lazy: area.load,
            ErrorBoundary: RouteError,
          })),
          // An unknown place, or one the person may not see: the first they may use (EDIT-27).
          { path: '*', loader: toFirst, element: null },
        ],
      },
    ],
    { basename: '/config' },
  );
}
