import type { Translate } from '#messages/translator.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { newsletters } from '#messages/en/newsletters.ts';
import type { Words } from '#messages/message.ts';
import type { ReactNode } from 'react';
import { parseDesign } from '#domain/design/design-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { textDirection } from '#domain/seo/text-direction.ts';
import { siteSettingsSchema, type SiteSettings } from '#domain/sites/site-settings.ts';
import { loadPublished } from '#server/documents/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import type { PageType } from '#site/content/page-content.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { PlainHeader } from '#site/page/plain-header.tsx';
import { pageStyles } from '#site/page-styles.ts';

const MAIN = {
  maxInlineSize: '40rem',
  margin: '0 auto',
  padding: '3rem var(--site-margin)',
  inlineSize: '100%',
};

interface NewsletterPage {
  readonly title: Words;
  readonly content: ReactNode;
  /** Where the link below leads; the home page without one. */
  readonly backHref?: string;
  /** CSS besides that of forms and texts. */
  readonly styles?: string;
  /** Absent where it is of no type that a site has. */
  readonly pageType?: PageType;
}

/**
 * A page of the product in the looks and the language of the site: for what the links of mails and forms without scripts
 * lead to.
 */
export async function newsletterPage(
  services: Services,
  siteId: SiteId,
  write: (translate: Translate, settings: SiteSettings) => NewsletterPage,
): Promise<string> {
  const site = await findSite(services.db, siteId);
  const published = await loadPublished(services.db, siteId, site.siteDocumentId);
  const settings = siteSettingsSchema.parse({
    ...published?.records['settings'],
    id: 'settings',
    type: 'settings',
  });
  const translate = siteTranslator(settings.language);
  const page = write(translate, settings);
  const { content, backHref = '/', styles: extra = '', pageType } = page;
  const title = translate(page.title);
  const design = parseDesign(published?.records['design']);
  const styles = pageStyles({ design, blockTypes: ['form', 'text'], themes: ['white'], extra });
  const markup = renderMarkup(
    <html lang={settings.language} dir={textDirection(settings.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        <title>{`${title} — ${settings.title}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body data-theme="white" data-page-type={pageType}>
        <PlainHeader title={settings.title} maxInlineSize={MAIN.maxInlineSize} />
        <main style={MAIN}>
          <h1 style={{ marginBlockStart: 0, fontSize: 'var(--size-h2)' }}>{title}</h1>
          {content}
          <p style={{ marginBlockStart: '2rem' }}>
            <a href={backHref}>{translate(newsletters.back, { site: settings.title })}</a>
          </p>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** A form of one button: what it does happens by its POST, never by opening the page (MEMB-12). */
export function ButtonForm({ action, label }: { readonly action: string; readonly label: string }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className="portico-button" data-size="medium" data-variant="filled">
        {label}
      </button>
    </form>
  );
}
