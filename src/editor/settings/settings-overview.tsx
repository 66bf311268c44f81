import { activity } from '#messages/en/interface/activity.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { Panel } from '../panel/panel.tsx';
import { PanelLinks } from '../panel/panel-links.tsx';

interface SettingsOverviewProps {
  readonly site: DocumentStore;
  readonly managesPeople: boolean;
  readonly seesActivity: boolean;
  readonly managesMembers: boolean;
  readonly managesComments: boolean;
}

/** Settings of the site, one screen a topic; what somebody may not open is not listed (ROLE-25). */
export function SettingsOverview({
  site,
  managesPeople,
  seesActivity,
  managesMembers,
  managesComments,
}: SettingsOverviewProps) {
  return (
    <Panel title={translate(siteSettings.settings)} publishes={site}>
      <PanelLinks
        label={translate(siteSettings.settings)}
        links={[
          {
            to: '/settings/general',
            label: translate(siteSettings.general),
            description: translate(siteSettings.aboutGeneral),
          },
          {
            to: '/settings/history',
            label: translate(siteSettings.publishing),
            description: translate(siteSettings.aboutPublishing),
          },
          ...(managesPeople
            ? [
                {
                  to: '/settings/people',
                  label: translate(siteSettings.people),
                  description: translate(siteSettings.aboutPeople),
                },
              ]
            : []),
          ...(seesActivity
            ? [
                {
                  to: '/settings/activity',
                  label: translate(activity.title),
                  description: translate(activity.about),
                },
              ]
            : []),
          ...(managesMembers
            ? [
                {
                  to: '/settings/members',
                  label: translate(siteSettings.members),
                  description: translate(siteSettings.aboutMembers),
                },
              ]
            : []),
          {
            to: '/settings/search',
            label: translate(siteSettings.findAndReplace),
            description: translate(siteSettings.aboutFindAndReplace),
          },
          {
            to: '/settings/redirects',
            label: translate(siteSettings.redirects),
            description: translate(siteSettings.aboutRedirects),
          },
          {
            to: '/settings/password',
            label: translate(siteSettings.password),
            description: translate(siteSettings.aboutPassword),
          },
          {
            to: '/settings/forms',
            label: translate(siteSettings.forms),
            description: translate(siteSettings.aboutForms),
          },
          ...(managesComments
            ? [
                {
                  to: '/settings/comments',
                  label: translate(commentModeration.settings),
                  description: translate(commentModeration.about),
                },
              ]
            : []),
          {
            to: '/settings/cookies',
            label: translate(siteSettings.cookies),
            description: translate(siteSettings.aboutCookies),
          },
          {
            to: '/settings/pixels',
            label: translate(siteSettings.pixels),
            description: translate(siteSettings.aboutPixels),
          },
          {
            to: '/settings/maps',
            label: translate(siteSettings.maps),
            description: translate(siteSettings.aboutMaps),
          },
          {
            to: '/settings/media',
            label: translate(siteSettings.media),
            description: translate(siteSettings.aboutMedia),
          },
          {
            to: '/settings/import',
            label: translate(siteSettings.import),
            description: translate(siteSettings.aboutImport),
          },
          {
            to: '/settings/trash',
            label: translate(siteSettings.trash),
            description: translate(siteSettings.aboutTrash),
          },
        ]}
      />
    </Panel>
  );
}
