import { cart } from '#messages/en/cart.ts';
import { pages } from '#messages/en/pages.ts';
import type { Translate } from '#messages/translator.ts';
import type { ReactNode } from 'react';
import type { BlockContext } from '#blocks/define-block.ts';
import { viewOfCollection, viewOfItem } from '../collections/collection-views.ts';
import { commentsBlockOf } from '../collections/comments-block-of.ts';
import { PostComments } from '../collections/post-comments.tsx';
import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { footerCookieLink, hasCookieLink } from '../footer/cookie-link.ts';
import { SiteFooterView } from '../footer/site-footer-view.tsx';
import { captchaSiteKeyOn } from '../collections/captcha-site-key-on.ts';
import { accountControl } from '../header/account-control.tsx';
import { cartLink, PhoneCart } from '../header/cart-link.tsx';
import { buildNavigation } from '../header/build-navigation.ts';
import { SiteHeaderView } from '../header/site-header-view.tsx';
import { SectionView } from '../sections/section-view.tsx';
import type { AnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import { AnnouncementBarView } from '../overlays/announcement-bar-view.tsx';
import { AreaNavigations } from './area-navigations.tsx';
import { AccountView, OfferView } from './account-view.tsx';
import { LockScreenView } from './lock-screen-view.tsx';
import type { ProductLayout } from '#domain/products/product-layouts.ts';
import type { ItemPage, PageContent } from '#site/content/page-content.ts';
import { leadsToCart } from '#site/content/leads-to-cart.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';
import type { FirstBlocks } from './first-blocks.ts';

interface PageBodyProps {
  readonly shell: SiteShell;
  readonly content: PageContent;
  readonly request: PageRequest;
  readonly context: BlockContext;
  readonly footerContext: BlockContext;
  readonly first: FirstBlocks;
  readonly leftOut: ReadonlySet<string>;
  readonly announcementBar: AnnouncementBar | null;
}

/** Everything a page shows: header, main content, footer. */
export function PageBody({
  shell,
  content,
  request,
  context,
  footerContext,
  first,
  leftOut,
  announcementBar,
}: PageBodyProps) {
  const links = buildNavigation(shell.records, {
    describe: (documentId) => request.targets.get(documentId) ?? null,
    currentPath: request.path,
  });
  // The picture that the editor opens with is of the canvas, which has it, too.
  const isPicture = request.isScreenshot && request.host === 'public';
  const hasAccount = shell.hasMembers === true && shell.header.showsAccount !== false && !isPicture;
  const hasCart = leadsToCart(shell) && !isPicture;
  const navigation = [
    ...links,
    ...(hasCart ? [cartLink(context.translate, content)] : []),
    ...(hasAccount ? [accountControl(context.translate, content)] : []),
  ];
  const sections = content.sections.map((entry, index) => (
    <SectionView
      key={entry.section.id}
      entry={entry}
      context={context}
      isFirst={index === 0 && first.isBackgroundFirst}
      firstImageId={first.imageId}
      firstHeadingId={first.headingId}
      leftOut={leftOut}
    />
  ));
  const banner = shell.records['cookie-banner'];
  const cookieLink = parseCookieBanner(banner).isCookieBannerEnabled
    ? footerCookieLink({
        banner,
        translate: context.translate,
        hasOwnLink: hasCookieLink(shell.footer.flatMap((entry) => entry.blocks)),
        theme: shell.footer.at(-1)?.section.theme,
      })
    : null;
  const areas = typeof request.areaNavigation === 'object' ? request.areaNavigation : [];
  return (
    <>
      <a className="portico-skip" href="#main">
        {context.translate(pages.skipToContent)}
      </a>
      {announcementBar === null ? null : (
        <AnnouncementBarView bar={announcementBar} context={footerContext} />
      )}
      <SiteHeaderView
        header={shell.header}
        site={shell.settings}
        navigation={navigation}
        context={footerContext}
        isHomePage={request.isHome}
        {...(hasCart
          ? { phoneCart: <PhoneCart label={context.translate(cart.title)} content={content} /> }
          : {})}
      />
      <main id="main" tabIndex={-1}>
        <MainContent
          content={content}
          host={context.host}
          shell={shell}
          sections={sections}
          translate={context.translate}
        />
      </main>
      <SiteFooterView siteTitle={shell.settings.title} cookieLink={cookieLink}>
        {shell.footer.length === 0
          ? undefined
          : shell.footer.map((entry) => (
              <SectionView key={entry.section.id} entry={entry} context={footerContext} leftOut={leftOut} />
            ))}
      </SiteFooterView>
      {areas.length === 0 ? null : <AreaNavigations areas={areas} />}
    </>
  );
}

function MainContent({
  content,
  shell,
  host,
  sections,
  translate,
}: {
  readonly content: PageContent;
  readonly shell: SiteShell;
  readonly host: BlockContext['host'];
  readonly sections: ReactNode;
  readonly translate: Translate;
}) {
  const dates = { language: shell.settings.language, timeZone: shell.settings.timeZone };
  switch (content.kind) {
    case 'page':
      return sections;
    case 'collection': {
      const { List } = viewOfCollection(content.collectionType);
      return (
        <List content={content} dates={dates} translate={translate} mode="page">
          {sections}
        </List>
      );
    }
    case 'item': {
      const { Head, Foot } = viewOfItem(content.recordType);
      const parts = {
        item: withLayout(content, shell.design.productItems?.layout),
        siteTitle: shell.settings.title === '' ? 'Home' : shell.settings.title,
        dates,
        translate,
        mode: 'page',
      } as const;
      return (
        <article>
          <Head {...parts} />
          {sections}
          {content.offer === undefined ? null : <OfferView parts={content.offer} />}
          <Foot {...parts} />
          {commentsBlockOf(content.sections) === null ? (
            <PostComments
              thread={content.thread}
              documentId={content.documentId}
              dates={dates}
              translate={translate}
              captchaSiteKey={captchaSiteKeyOn(host, shell.settings)}
            />
          ) : null}
        </article>
      );
    }
    case 'account':
      return <AccountView content={content} />;
    case 'protected-content':
    case 'access-denied':
      return (
        <>
          {sections}
          <AccountView content={content} />
        </>
      );
    case 'cart-v2':
    case 'checkout':
    case 'order-confirmed':
    case 'order-received':
    case 'donate':
    case 'contribution-confirmed':
    case 'subscription-confirmed':
    case 'membership-confirmed':
    case 'reviews-request':
      return content.view;
    case 'lock-screen':
      return <LockScreenView content={content} translate={translate} />;
    default:
      return (
        <div
          className="portico-section portico-message"
          data-theme="white"
          data-height="medium"
          data-width="narrow"
          data-align="middle"
        >
          <h1>{content.title}</h1>
          <p>{content.message}</p>
          <p>
            <a href="/">{translate(pages.goHome)}</a>
          </p>
        </div>
      );
  }
}

/** The arrangement that the design has for all pages of products (DSGN-44). */
function withLayout(item: ItemPage, layout: ProductLayout | undefined): ItemPage {
  const { product } = item;
  return layout === undefined || product === undefined ? item : { ...item, product: { ...product, layout } };
}
