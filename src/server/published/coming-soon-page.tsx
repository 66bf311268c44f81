import { pages } from '#messages/en/pages.ts';
import { isTranslated, siteTranslator } from '#messages/site-translator.ts';
import { textDirection } from '#domain/seo/text-direction.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';

const STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
  background: light-dark(#f7f7f6, #131312); color: light-dark(#1b1b19, #f1f1ee);
  font: 1.0625rem/1.5 system-ui, -apple-system, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif; text-align: center; }
h1 { font-size: clamp(2rem, 6vw, 3.25rem); line-height: 1.1; letter-spacing: -0.02em; margin: 0; text-wrap: balance; }
p { margin: 1rem 0 0; color: light-dark(#62625d, #a6a6a0); text-wrap: balance; }`;

/**
 * The page at every address of a site that is not public: in the language of the site (BCP 47), without any of its
 * contents, design or name (EDIT-187).
 */
export function comingSoonPage(siteLanguage: string): string {
  const translate = siteTranslator(siteLanguage);
  const language = isTranslated(siteLanguage) ? siteLanguage : 'en';
  const title = translate(pages.comingSoon);
  const markup = renderMarkup(
    <html lang={language} dir={textDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{translate(pages.notOpen)}</p>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
