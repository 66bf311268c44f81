import { Navigate, Route, Routes, useLocation } from 'react-router';
import { ScreenBoundary } from '../panel/screen-boundary.tsx';
import { AreaScreen } from './area-screen.tsx';
import { areasFor } from './areas.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { RouteError } from './route-error.tsx';
import { ShellLayout } from './shell-layout.tsx';

/** The routes of the configuration area: one for each area, all below `/config` (EDIT-08). */
export function ConfigRoutes() {
  const areas = areasFor(useBootFacts().permissions);
  const { pathname } = useLocation();
  return (
    <ScreenBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
      <Routes>
        <Route element={<ShellLayout />}>
          {areas.map((area) => (
            <Route
              key={area.id}
              path={`${area.path}/*`}
              element={
                <ScreenBoundary
                  key={area.id}
                  resetKey={pathname}
                  fallback={(error) => <RouteError error={error} />}
                >
                  <AreaScreen area={area} />
                </ScreenBoundary>
              }
            />
          ))}
          {/* An unknown area, or one the person may not see: the first they may use (EDIT-27). */}
          <Route path="*" element={<ToArea path={areas[0]?.path ?? 'pages'} />} />
        </Route>
      </Routes>
    </ScreenBoundary>
  );
}

function ToArea({ path }: { readonly path: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: `/${path}`, search }} replace />;
}
