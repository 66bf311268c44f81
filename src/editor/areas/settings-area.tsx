import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { activity } from '#messages/en/interface/activity.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { configArea } from '#messages/en/interface/config-area.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { FormSettings } from '../forms/form-settings.tsx';
import { GeneralSettings } from '../settings/general-settings.tsx';
import { MapsSettingsScreen } from '../settings/maps-settings-screen.tsx';
import { PixelSettingsScreen } from '../settings/pixel-settings-screen.tsx';
import { PublishingScreen } from '../settings/publishing-screen.tsx';
import { SettingsOverview } from '../settings/settings-overview.tsx';
import { TrashScreen } from '../settings/trash-screen.tsx';
import { NoAccess } from '../panel/no-access.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const ImportScreen = lazyPart(async () => (await import('../imports/import-screen.tsx')).ImportScreen);
const CookiesScreen = lazyPart(
  async () => (await import('../settings/cookies/cookies-screen.tsx')).CookiesScreen,
);
const ContentSearchScreen = lazyPart(
  async () => (await import('../content-search/content-search-screen.tsx')).ContentSearchScreen,
);
const SiteLockScreen = lazyPart(async () => (await import('../locks/site-lock-screen.tsx')).SiteLockScreen);
const RedirectsScreen = lazyPart(
  async () => (await import('../redirects/redirects-screen.tsx')).RedirectsScreen,
);
const PeopleScreen = lazyPart(async () => (await import('../people/people-screen.tsx')).PeopleScreen);
const MembersScreen = lazyPart(async () => (await import('../members/members-screen.tsx')).MembersScreen);
const MemberMailsScreen = lazyPart(
  async () => (await import('../members/member-mails-screen.tsx')).MemberMailsScreen,
);
const CommentSettingsScreen = lazyPart(
  async () => (await import('../comments/comment-settings-screen.tsx')).CommentSettingsScreen,
);
const ActivityScreen = lazyPart(async () => (await import('../activity/activity-screen.tsx')).ActivityScreen);
const MediaScreen = lazyPart(async () => (await import('../files/media-screen.tsx')).MediaScreen);

/** Settings of the site, one screen a topic. */
export function SettingsArea() {
  const { permissions } = useBootFacts();
  const { site } = useShownPage();
  const canWrite = permissions.includes('content.write');
  const managesMembers = permissions.includes('settings.general');
  const managesPeople = permissions.includes('settings.people');
  return (
    <Suspense fallback={<Spinner label={translate(configArea.opening)} />}>
      <Routes>
        <Route
          index
          element={
            <SettingsOverview
              site={site}
              managesPeople={managesPeople}
              seesActivity={permissions.includes('activity.read')}
              managesMembers={managesMembers}
              managesComments={permissions.includes('settings.general')}
            />
          }
        />
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
        <Route
          path="pixels"
          element={<PixelSettingsScreen site={site} canWrite={permissions.includes('settings.general')} />}
        />
        <Route path="redirects" element={<RedirectsScreen canWrite={canWrite} />} />
        <Route
          path="password"
          element={<SiteLockScreen canWrite={permissions.includes('settings.general')} />}
        />
        <Route
          path="people"
          element={managesPeople ? <PeopleScreen /> : <NoAccess title={translate(siteSettings.people)} />}
        />
        <Route
          path="members"
          element={managesMembers ? <MembersScreen /> : <NoAccess title={translate(siteSettings.members)} />}
        />
        <Route
          path="members/mails"
          element={
            managesMembers ? <MemberMailsScreen /> : <NoAccess title={translate(siteSettings.members)} />
          }
        />
        <Route
          path="comments"
          element={
            permissions.includes('settings.general') ? (
              <CommentSettingsScreen />
            ) : (
              <NoAccess title={translate(commentModeration.settings)} />
            )
          }
        />
        <Route
          path="activity"
          element={
            permissions.includes('activity.read') ? (
              <ActivityScreen canExport={permissions.includes('activity.write')} />
            ) : (
              <NoAccess title={translate(activity.title)} />
            )
          }
        />
        <Route path="search" element={<ContentSearchScreen canWrite={canWrite} />} />
        <Route path="trash" element={<TrashScreen canWrite={canWrite} />} />
        <Route path="media" element={<MediaScreen />} />
        <Route path="import" element={<ImportScreen />} />
        <Route path="*" element={<Navigate to="/settings" replace />} />
      </Routes>
    </Suspense>
  );
}
