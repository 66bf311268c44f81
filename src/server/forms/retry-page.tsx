import { formPages } from '#messages/en/form-pages.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { formTextIn, type FormText } from '#domain/forms/form-text.ts';
import { textDirection } from '#domain/seo/text-direction.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { PostedEntries } from './posted-form.ts';

const STYLES = `:root{color-scheme:light dark}
body{margin:0;padding:3rem 1.5rem;background:light-dark(#f7f7f6,#131312);color:light-dark(#1b1b19,#f1f1ee);font:1rem/1.5 system-ui,sans-serif}
main{max-inline-size:40rem;margin:auto;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25}
a{color:inherit}
button{min-block-size:2.75rem;padding:.5rem 1.25rem;border:1px solid currentcolor;background:none;color:inherit;font:inherit;cursor:pointer}`;

interface RetryPage {
  /** Of the site. */
  readonly language: string;
  readonly message: FormText;
  readonly action: string;
  /** What was posted; empty where it cannot be sent again. */
  readonly entries: PostedEntries;
  readonly backHref: string;
  readonly requestId: string | null;
}

/** A page for a form that could not be accepted: it holds the entries, which can be sent again. */
export function retryPage(page: RetryPage): string {
  const { language, action, entries, backHref, requestId } = page;
  const translate = siteTranslator(language);
  const message = formTextIn(page.message, translate);
  const markup = renderMarkup(
    <html lang={language} dir={textDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{message}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <main>
          <h1>{message}</h1>
          {entries.length === 0 ? (
            <p>{translate(formPages.stillInPage)}</p>
          ) : (
            <form method="post" action={action} acceptCharset="utf-8">
              <p>{translate(formPages.keptHere)}</p>
              {entries.map(([name, value], index) => (
                <input key={`${index} ${name}`} type="hidden" name={name} value={value} readOnly />
              ))}
              <button type="submit">{translate(formPages.sendAgain)}</button>
            </form>
          )}
          <p>
            <a href={backHref}>{translate(formPages.backToPage)}</a>
          </p>
          {requestId === null ? null : <p>{translate(formPages.request, { id: requestId })}</p>}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
