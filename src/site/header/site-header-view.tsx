import type { ReactNode } from 'react';
import { pages } from '#messages/en/pages.ts';
import { ButtonLink } from '#blocks/button/button-link.tsx';
import { inlineText } from '#blocks/inline-text.ts';
import type { BlockContext } from '#blocks/define-block.ts';
import { imageAddressUpTo } from '#domain/images/image-address.ts';
import type { SiteHeader, SiteSettings } from '#domain/sites/site-settings.ts';
import type { NavigationNode } from './navigation-node.ts';
import { NavigationList } from './navigation-list.tsx';

export const MENU_ID = 'portico-menu';
const LOGO_WIDTH_PX = 500;

interface SiteHeaderViewProps {
  readonly header: Omit<SiteHeader, 'id' | 'type'>;
  readonly site: Pick<SiteSettings, 'title' | 'logo'>;
  readonly navigation: readonly NavigationNode[];
  readonly context: BlockContext;
  readonly isHomePage?: boolean;
  /** The cart on phones, of a site with a shop. */
  readonly phoneCart?: ReactNode;
}

/**
 * The header of a site: title or logo, navigation, a button. On phones the navigation is a native popover, which opens,
 * closes on Escape and returns the focus without scripts.
 */
export function SiteHeaderView({
  header,
  site,
  navigation,
  context,
  isHomePage = false,
  phoneCart = null,
}: SiteHeaderViewProps) {
  const button = headerButton(header, context);
  return (
    <header
      className="portico-header"
      data-theme={header.theme}
      data-layout={header.layout}
      {...(header.isSticky ? { 'data-sticky': '' } : {})}
    >
      <div className="portico-header-inner">
        <a
          className="portico-header-title"
          href="/"
          data-site-part="title"
          {...(header.fitsTitle === true && site.logo === null ? { 'data-fit-text': '' } : {})}
          {...(isHomePage ? { 'aria-current': 'page' as const } : {})}
          {...(site.logo === null ? inlineText(context, 'settings.title') : {})}
        >
          {site.logo === null ? (
            site.title
          ) : (
            <img
              src={imageAddressUpTo(site.logo, LOGO_WIDTH_PX)}
              alt={site.title}
              width={site.logo.width}
              height={site.logo.height}
            />
          )}
        </a>
        {navigation.length === 0 ? null : (
          <>
            {phoneCart}
            <button
              className="portico-menu-button"
              type="button"
              popoverTarget={MENU_ID}
              aria-label={context.translate(pages.menu)}
            >
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path d="M3 7h18M3 12h18M3 17h18" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
            <nav
              className="portico-nav"
              id={MENU_ID}
              popover="auto"
              aria-label={context.translate(pages.mainNavigation)}
              data-site-part="navigation"
            >
              <button
                className="portico-menu-close"
                type="button"
                popoverTarget={MENU_ID}
                popoverTargetAction="hide"
                aria-label={context.translate(pages.closeMenu)}
              >
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                  <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
              </button>
              <NavigationList nodes={navigation} />
            </nav>
          </>
        )}
        {button === null ? null : (
          <div className="portico-header-button" data-site-part="button">
            <ButtonLink
              text={button.text}
              target={button.target}
              size="small"
              variant="filled"
              mark={inlineText(context, 'header.button.text')}
            />
          </div>
        )}
      </div>
    </header>
  );
}

/** The button of a header, where it has a text and a target. */
export function headerButton(header: Pick<SiteHeader, 'button'>, context: BlockContext) {
  if (header.button === null || header.button.text.trim() === '') return null;
  const { link } = header.button;
  const target = link === null ? null : context.resolveLink(link);
  return target === null && context.mode === 'page' ? null : { text: header.button.text, target };
}
