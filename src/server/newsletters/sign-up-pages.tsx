import type { SiteId } from '#domain/documents/record.ts';
import { FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import { resolveLink } from '#domain/links/resolve-link.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletters/newsletter-messages.ts';
import { SIGN_UP_FIELDS, signUpAction, signUpFieldId } from '#domain/newsletters/sign-up-fields.ts';
import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import type { Say } from '#domain/visitor-words/visitor-words.ts';
import type { JsonValue } from '#lib/json.ts';
import { linkedDocumentIds } from '#server/published/link-ids.ts';
import { loadTargets } from '#server/published/load-targets.ts';
import type { Services } from '#server/platform/services.ts';
import { renderRichText } from '#site/rich-text/render-rich-text.tsx';
import type { PublishedNewsletterBlock } from './find-newsletter-block.ts';
import { EmailForm, newsletterPage } from './newsletter-page.tsx';
import type { SignedUp } from './sign-up.ts';

const TITLE = 'Newsletter';

/** What a visitor without scripts reads after a sign-up: the owner's text, else whether a mail is on its way (NEWS-12). */
export async function signedUpPage(
  services: Services,
  siteId: SiteId,
  { block, isDoubleOptIn }: SignedUp,
  backHref: string,
): Promise<string> {
  const { successText } = block;
  if (successText === null || isRichTextEmpty(successText)) {
    const text = isDoubleOptIn ? NEWSLETTER_MESSAGES.checkInbox : FORM_MESSAGES.success;
    return newsletterPage(services, siteId, (say) => ({
      title: TITLE,
      content: <p>{say(text)}</p>,
      backHref,
    }));
  }
  const targets = await loadTargets(services.db, siteId, linksIn(successText), null);
  const resolve = { resolveLink: (link: Parameters<typeof resolveLink>[0]) => resolveLink(link, pathOf) };
  const pathOf = (documentId: string) => targets.get(documentId)?.path ?? null;
  const content = renderRichText(successText, { ...resolve, topHeadingLevel: 2 });
  return newsletterPage(services, siteId, () => ({ title: TITLE, content, backHref }));
}

/** Where the owner sends people after a sign-up (FORM-71); null without such an address. */
export async function successAddress(
  services: Services,
  siteId: SiteId,
  { successLink }: PublishedNewsletterBlock,
): Promise<string | null> {
  if (successLink === null) return null;
  const targets = await loadTargets(services.db, siteId, linksIn(successLink), null);
  return resolveLink(successLink, (documentId) => targets.get(documentId)?.path ?? null)?.href ?? null;
}

interface Refused {
  readonly documentId: string;
  readonly blockId: string;
  /** The posted fields by name. */
  readonly entered: Readonly<Record<string, string>>;
  readonly message: string;
  /** Whether the visitor can enter something better. */
  readonly isMendable: boolean;
  readonly backHref: string;
}

/** The sign-up again with what is wrong with it, for visitors without scripts. */
export function refusedPage(services: Services, siteId: SiteId, refused: Refused): Promise<string> {
  const { documentId, blockId, entered, message, isMendable, backHref } = refused;
  const idOf = (field: (typeof SIGN_UP_FIELDS)[number]) => signUpFieldId(blockId, field);
  const names = SIGN_UP_FIELDS.filter((field) => field !== 'email').map(idOf);
  const contentIn = (say: Say) => (
    <>
      {isMendable ? null : <p role="alert">{say(message)}</p>}
      <EmailForm
        action={signUpAction(documentId, blockId)}
        name={idOf('email')}
        label={say('Email')}
        buttonLabel={say(FORM_MESSAGES.submit)}
        value={entered[idOf('email')] ?? ''}
        error={isMendable ? say(message) : null}
        hidden={Object.fromEntries(names.map((name) => [name, entered[name] ?? '']))}
      />
    </>
  );
  return newsletterPage(services, siteId, (say) => ({ title: TITLE, content: contentIn(say), backHref }));
}

function linksIn(value: unknown): ReadonlySet<string> {
  return linkedDocumentIds(value as JsonValue);
}
