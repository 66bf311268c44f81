import { Navigate, Route, Routes, useLocation } from 'react-router';
import { translate } from '#ui/translate.ts';
import { NoAccess } from '../panel/no-access.tsx';
import { ScreenBoundary } from '../panel/screen-boundary.tsx';
import { AreaScreen } from './area-screen.tsx';
import { AREAS, areasOf } from './areas.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { RouteError } from './route-error.tsx';
import { ShellLayout } from './shell-layout.tsx';

/** The routes of the configuration area: one for each area, all below `/config` (EDIT-08). */
export function ConfigRoutes() {
  const areas = areasOf(useBootFacts().areas);
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
          {AREAS.filter((area) => !areas.includes(area)).map((area) => (
            <Route
              key={area.id}
              path={`${area.path}/*`}
              element={<NoAccess title={translate(area.title)} />}
            />
          ))}
          {/* An unknown area: the first that the person may use. */}
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
