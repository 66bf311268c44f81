import { localeOf } from '#messages/locale-of.ts';
import { isTranslated, siteTranslator } from '#messages/site-translator.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { MailDefinition } from './define-mail.ts';
import { MailLayout } from './mail-layout.tsx';
import { mailText } from './mail-text.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail in a language (BCP 47), or in English where Portico has no words for that. Throws for params that do not fit. */
export function renderMail<Params>(
  mail: MailDefinition<Params>,
  params: Params,
  wanted: string,
): RenderedMail {
  const language = isTranslated(wanted) ? localeOf(wanted) : 'en';
  const { subject: title, content } = mail.view(mail.params.parse(params), siteTranslator(language));
  const subject = oneLine(title);
  const html = renderMarkup(
    <MailLayout language={language} subject={subject}>
      {content}
    </MailLayout>,
  );
  return { subject, text: mailText(content), html: `<!doctype html>${html}` };
}

/** Subjects are one line: a name with a line break must not become a second header. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
