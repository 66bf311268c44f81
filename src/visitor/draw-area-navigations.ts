import { AREA_NAVIGATION_TYPE, type AreaNavigation } from '#domain/members/area-navigation.ts';
import { AREA_NAVIGATION_STYLES } from '#domain/members/area-navigation-styles.ts';
import { adoptStyles } from './dialogs/adopt-styles.ts';

/**
 * Adds the navigations of member areas to a page that is kept for everybody, as the server writes them into pages that
 * are made for a member (MEMB-64). They lie over the lower edge: nothing moves.
 */
export function drawAreaNavigations(document: Document, areas: readonly AreaNavigation[]): void {
  if (document.querySelector('.portico-areas') !== null) return;
  adoptStyles(document, AREA_NAVIGATION_STYLES);
  const bar = document.createElement('div');
  bar.className = 'portico-areas';
  bar.dataset['theme'] = 'white';
  bar.append(...areas.map((area) => navigationOf(document, area)));
  document.body.append(bar);
}

function navigationOf(document: Document, { name, links }: AreaNavigation): HTMLElement {
  const navigation = document.createElement('nav');
  navigation.ariaLabel = name;
  navigation.dataset['navigation'] = AREA_NAVIGATION_TYPE;
  const label = document.createElement('span');
  label.className = 'portico-areas-name';
  label.ariaHidden = 'true';
  label.textContent = name;
  const list = document.createElement('ul');
  for (const { title, href, isCurrent } of links) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = title;
    if (isCurrent) link.ariaCurrent = 'page';
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  navigation.append(label, list);
  return navigation;
}
