import type { ContentListEntry } from '#contract/pages.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { siteLocks } from '#messages/en/interface/site-locks.ts';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import type { MenuAction } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';
import type { NavigationPosition } from './navigation-commands.ts';
import type { PagesDialog } from './pages-dialogs.tsx';
import { documentOfUnlinked } from './unlinked-page.ts';

/** What is done where an action of a row is chosen. */
export interface RowHandlers {
  readonly open: (dialog: PagesDialog) => void;
  readonly move: (linkIds: readonly string[], position: NavigationPosition) => void;
  readonly takeOut: (link: NavLink) => void;
  readonly duplicate: (entry: ContentListEntry) => void;
  readonly makeHome: (entry: ContentListEntry) => void;
}

/**
 * The menu of a row.
 * @param entry the page it leads to; null where it leads to none, undefined while that is on its way
 */
export function rowActions(
  link: NavLink,
  entry: ContentListEntry | null | undefined,
  handlers: RowHandlers,
): readonly (MenuAction | 'separator')[] {
  const isLink = documentOfUnlinked(link.id) === null;
  const other = link.navigation === 'main' ? 'hidden' : 'main';
  const moving: MenuAction = {
    id: 'move',
    label: translate(other === 'hidden' ? sitePages.moveToHidden : sitePages.moveToMain),
    onAction: () => handlers.move([link.id], { kind: 'end', navigation: other }),
  };
  // While its page is loading, actions for links without a page are not offered.
  if (entry === undefined) return [moving];
  if (entry === null) {
    return [
      {
        id: 'rename',
        label: translate(sitePages.rename),
        onAction: () => handlers.open({ kind: 'rename', link, fallback: '' }),
      },
      moving,
      'separator',
      {
        id: 'remove',
        label: translate(sitePages.remove),
        isDanger: true,
        onAction: () => handlers.takeOut(link),
      },
    ];
  }
  return [
    {
      id: 'settings',
      label: translate(sitePages.settings),
      onAction: () => handlers.open({ kind: 'settings', entry, tab: 'general' }),
    },
    {
      id: 'password',
      label: translate(siteLocks.title),
      onAction: () => handlers.open({ kind: 'settings', entry, tab: 'password' }),
    },
    ...(isLink
      ? [
          {
            id: 'rename',
            label: translate(sitePages.renameInNavigation),
            onAction: () => handlers.open({ kind: 'rename', link, fallback: entry.title }),
          },
        ]
      : []),
    {
      id: 'duplicate',
      label: translate(sitePages.duplicate),
      onAction: () => handlers.duplicate(entry),
    },
    ...(entry.kind === 'page' && !entry.isHome
      ? [
          {
            id: 'home',
            label: translate(sitePages.setAsHome),
            onAction: () => handlers.makeHome(entry),
          },
        ]
      : []),
    moving,
    'separator',
    {
      id: 'delete',
      label: translate(sitePages.delete),
      isDanger: true,
      isDisabled: entry.isHome,
      ...(entry.isHome ? { description: translate(sitePages.chooseHomeFirst) } : {}),
      onAction: () => handlers.open({ kind: 'delete', entry }),
    },
  ];
}
