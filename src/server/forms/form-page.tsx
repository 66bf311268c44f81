import { formPages } from '#messages/en/form-pages.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import type { ReactNode } from 'react';
import { FormView, type FormAttempt } from '#blocks/form/form-view.tsx';
import { SuccessText } from '#blocks/form/success-text.tsx';
import { parseDesign } from '#domain/design/design-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { formSettingsOf } from '#domain/forms/form-settings.ts';
import { textDirection } from '#domain/seo/text-direction.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { loadPublished } from '#server/documents/queries.ts';
import { linkedDocumentIds } from '#server/content-entries/link-ids.ts';
import { loadTargets } from '#server/content-entries/load-targets.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import { createBlockContext } from '#site/create-block-context.ts';
import { PlainHeader } from '#site/page/plain-header.tsx';
import { pageStyles } from '#site/page-styles.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { PublishedForm } from './find-published-form.ts';

/** What the page around a form sent without scripts needs of its site. */
export async function loadFormSurroundings(
  services: Services,
  site: { readonly siteId: SiteId; readonly host: 'public' | 'app' },
  form: PublishedForm,
) {
  const { siteDocumentId } = await findSite(services.db, site.siteId);
  const published = await loadPublished(services.db, site.siteId, siteDocumentId);
  const settings = siteSettingsSchema.parse({
    ...published?.records['settings'],
    id: 'settings',
    type: 'settings',
  });
  const links = linkedDocumentIds(form.data);
  const targets = await loadTargets(services.db, site.siteId, links, settings.homePageId);
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'page',
    host: site.host,
    siteId: site.siteId,
    documentId: form.documentId,
    language: settings.language,
    translate: siteTranslator(settings.language),
    forms: formSettingsOf(settings),
    pathOf: (documentId) => targets.get(documentId)?.path ?? null,
  });
  return { settings, context, design: parseDesign(published?.records['design']) };
}

export type FormSurroundings = Awaited<ReturnType<typeof loadFormSurroundings>>;

/** The form again, with the input and its errors, for visitors without scripts. */
export function formPage(
  around: FormSurroundings,
  form: PublishedForm,
  attempt: FormAttempt,
  backHref: string,
): string {
  return answerPage(
    around,
    form,
    <FormView id={form.formId} data={form.data} context={around.context} attempt={attempt} />,
    backHref,
  );
}

/** What a visitor without scripts reads after a success. */
export function submittedPage(around: FormSurroundings, form: PublishedForm, backHref: string): string {
  const told = (
    <div className="portico-block-form">
      <div className="form-success">
        <SuccessText data={form.data} context={around.context} />
      </div>
    </div>
  );
  return answerPage(around, form, told, backHref);
}

/** A page in the design of the site around the answer to a form. */
export function answerPage(
  { settings, context, design }: FormSurroundings,
  form: PublishedForm,
  content: ReactNode,
  backHref: string,
): string {
  const title = form.data.name.trim() === '' ? settings.title : form.data.name;
  const markup = renderMarkup(
    <html lang={settings.language} dir={textDirection(settings.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} — ${settings.title}`}</title>
        <style
          dangerouslySetInnerHTML={{
            __html: pageStyles({ design, blockTypes: ['form', 'text'], themes: ['white'] }),
          }}
        />
      </head>
      <body data-theme="white">
        <PlainHeader title={settings.title} maxInlineSize="44rem" />
        <main
          style={{
            maxInlineSize: '44rem',
            margin: '0 auto',
            padding: '3rem var(--site-margin)',
            inlineSize: '100%',
          }}
        >
          <h1 style={{ marginBlockStart: 0, fontSize: 'var(--size-h2)' }}>{title}</h1>
          {content}
          <p style={{ marginBlockStart: '2rem' }}>
            <a href={backHref}>{context.translate(formPages.backToPage)}</a>
          </p>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
