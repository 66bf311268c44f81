import { Panel } from '../panel/panel.tsx';
import { PanelLinks } from '../panel/panel-links.tsx';

/** Settings of the site, one screen a topic. */
export function SettingsOverview() {
  return (
    <Panel title="Settings">
      <PanelLinks
        label="Settings"
        links={[
          {
            to: '/settings/general',
            label: 'General',
            description: 'Title, description, language, logo, home page',
          },
          {
            to: '/settings/history',
            label: 'Publishing',
            description: 'What went live, what is scheduled, rolling back',
          },
          {
            to: '/settings/search',
            label: 'Find & replace',
            description: 'A text in all pages, posts and settings',
          },
          {
            to: '/settings/redirects',
            label: 'Redirects',
            description: 'Former addresses and where they lead',
          },
          { to: '/settings/password', label: 'Password', description: 'Only for visitors who know it' },
          { to: '/settings/forms', label: 'Forms', description: 'CAPTCHA and what all forms follow' },
          {
            to: '/settings/cookies',
            label: 'Cookies & visitor data',
            description: 'The cookie banner, analytics cookies, what visitors chose',
          },
          { to: '/settings/maps', label: 'Maps', description: 'The key of a maps provider' },
          { to: '/settings/media', label: 'Media', description: 'Images and files of the site' },
          { to: '/settings/import', label: 'Import', description: 'Bring a WordPress site in' },
          {
            to: '/settings/trash',
            label: 'Trash',
            description: 'Deleted pages and posts of the last 30 days',
          },
        ]}
      />
    </Panel>
  );
}
