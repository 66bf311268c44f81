import { AREA_NAVIGATION_TYPE, type AreaNavigation } from '#domain/members/area-navigation.ts';

/** The navigations of member areas, for people with access to them (MEMB-64); the runtime draws the same. */
export function AreaNavigations({ areas }: { readonly areas: readonly AreaNavigation[] }) {
  return (
    <div className="portico-areas" data-theme="white">
      {areas.map(({ name, links }, index) => (
        <nav key={index} aria-label={name} data-navigation={AREA_NAVIGATION_TYPE}>
          <span className="portico-areas-name" aria-hidden="true">
            {name}
          </span>
          <ul>
            {links.map(({ title, href, isCurrent }) => (
              <li key={href}>
                <a href={href} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
