import { ExternalLink, LayoutGrid, LogOut } from 'lucide-react';
import { use } from 'react';
import { NavLink, useLocation } from 'react-router';
import { configArea } from '#messages/en/interface/config-area.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';
import { areasOf } from './areas.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { logOut } from './log-out.ts';
import { ShownPageContext } from '../site-context/shown-page.ts';
import styles from './shell-navigation.module.css';

/** The areas of the configuration that the person may see. */
export function ShellNavigation() {
  const facts = useBootFacts();
  const { search } = useLocation();
  // Who may not read the content has no page beside the panels.
  const entry = use(ShownPageContext)?.entry ?? null;
  const areas = areasOf(facts.areas);
  return (
    <nav className={styles['navigation']} aria-label={translate(configArea.configuration)}>
      <a className={styles['mark']} href={facts.dashboardUrl} title={translate(configArea.allSites)}>
        <LayoutGrid aria-hidden="true" />
        <span className={styles['hidden']}>{translate(configArea.allSites)}</span>
      </a>
      <ul className={styles['areas']}>
        {areas.map((area) => (
          <li key={area.id}>
            <NavLink
              to={{ pathname: `/${area.path}`, search }}
              className={({ isActive }) => classes(styles['area'], isActive && styles['active'])}
            >
              <area.icon aria-hidden="true" />
              <span>{translate(area.title)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={styles['account']}>
        <Menu
          label={translate(configArea.account)}
          placement="top start"
          trigger={
            <IconButton label={translate(configArea.accountOf, { name: facts.account.name })}>
              <Avatar name={facts.account.name} />
            </IconButton>
          }
          items={[
            {
              id: 'sites',
              label: translate(configArea.allSites),
              icon: <LayoutGrid aria-hidden="true" />,
              href: facts.dashboardUrl,
            },
            {
              id: 'live',
              label: translate(configArea.openLive),
              icon: <ExternalLink aria-hidden="true" />,
              href: facts.publicOrigin,
              target: '_blank',
            },
            'separator',
            {
              id: 'log-out',
              label: translate(configArea.logOut),
              description: facts.account.email,
              icon: <LogOut aria-hidden="true" />,
              onAction: () => void logOut(entry, window.location),
            },
          ]}
        />
      </div>
    </nav>
  );
}
