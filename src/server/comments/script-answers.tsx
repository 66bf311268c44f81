import { siteTranslator } from '#messages/site-translator.ts';
import type { Words } from '#messages/message.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { AwaitingComment } from '#site/collections/awaiting-comment.tsx';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { CommentRefusal } from './write-comment.ts';

/** What scripts of a thread are told of a refusal, in the language of the site (COMT-11). */
export async function refusalForScript(
  { db }: Pick<Services, 'db'>,
  siteId: SiteId,
  { message, errors }: Pick<CommentRefusal, 'message' | 'errors'>,
): Promise<{ readonly message: string | null; readonly errors: Readonly<Record<string, string>> }> {
  const translate = siteTranslator(await publishedLanguage(db, siteId));
  const say = (words: Words) => translate(words);
  return {
    message: message === null ? null : say(message),
    errors: Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, say(words)])),
  };
}

/** What scripts of a thread show of a comment that is held. */
export async function awaitingForScript(
  { db }: Pick<Services, 'db'>,
  siteId: SiteId,
  comment: { readonly id: string; readonly name: string; readonly text: string },
): Promise<{ readonly html: string }> {
  const translate = siteTranslator(await publishedLanguage(db, siteId));
  return { html: renderMarkup(<AwaitingComment {...comment} translate={translate} />) };
}
