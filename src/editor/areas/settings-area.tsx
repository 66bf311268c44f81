import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Spinner } from '#ui/spinner.tsx';
import { FormSettings } from '../forms/form-settings.tsx';
import { GeneralSettings } from '../settings/general-settings.tsx';
import { MapsSettingsScreen } from '../settings/maps-settings-screen.tsx';
import { PublishingScreen } from '../settings/publishing-screen.tsx';
import { RedirectsScreen } from '../settings/redirects-screen.tsx';
import { SettingsOverview } from '../settings/settings-overview.tsx';
import { TrashScreen } from '../settings/trash-screen.tsx';
import { useBootFacts } from '../shell/boot-context.ts';
import { useShownPage } from '../shell/shown-page.ts';

const ImportScreen = lazy(async () => ({
  default: (await import('../imports/import-screen.tsx')).ImportScreen,
}));
const CookiesScreen = lazy(async () => ({
  default: (await import('../settings/cookies/cookies-screen.tsx')).CookiesScreen,
}));
const MediaScreen = lazy(async () => ({ default: (await import('../media/media-screen.tsx')).MediaScreen }));

/** Settings of the site, one screen a topic. */
export function SettingsArea() {
  const { permissions } = useBootFacts();
  const { site } = useShownPage();
  const canWrite = permissions.includes('content.write');
  return (
    <Suspense fallback={<Spinner label="Opening" />}>
      <Routes>
        <Route index element={<SettingsOverview />} />
        <Route path="general" element={<GeneralSettings site={site} canWrite={canWrite} />} />
        <Route
          path="history"
          element={<PublishingScreen canPublish={permissions.includes('content.publish')} />}
        />
        <Route
          path="forms"
          element={
            <FormSettings
              site={site}
              canWrite={canWrite}
              canSetSecret={permissions.includes('settings.general')}
            />
          }
        />
        <Route
          path="cookies"
          element={<CookiesScreen site={site} canWrite={permissions.includes('settings.general')} />}
        />
        <Route path="maps" element={<MapsSettingsScreen site={site} canWrite={canWrite} />} />
        <Route path="redirects" element={<RedirectsScreen />} />
        <Route path="trash" element={<TrashScreen canWrite={canWrite} />} />
        <Route path="media" element={<MediaScreen />} />
        <Route path="import" element={<ImportScreen />} />
        <Route path="*" element={<Navigate to="/settings" replace />} />
      </Routes>
    </Suspense>
  );
}
