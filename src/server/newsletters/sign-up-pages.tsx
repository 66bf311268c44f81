import type { Translate } from '#messages/translator.ts';
import { forms } from '#messages/en/forms.ts';
import { newsletters } from '#messages/en/newsletters.ts';
import type { SiteId, DocumentId } from '#domain/documents/record.ts';
import { formTextIn, type FormText } from '#domain/forms/form-text.ts';
import { resolveLink } from '#domain/links/resolve-link.ts';
import { SIGN_UP_FIELDS, signUpAction, signUpFieldId } from '#domain/newsletters/sign-up-fields.ts';
import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import type { JsonValue } from '#lib/json.ts';
import { linkedDocumentIds } from '#server/content-entries/link-ids.ts';
import { loadTargets } from '#server/content-entries/load-targets.ts';
import type { Services } from '#server/platform/services.ts';
import { renderRichText } from '#site/rich-text/render-rich-text.tsx';
import type { PublishedNewsletterBlock } from './find-newsletter-block.ts';
import { newsletterPage } from './newsletter-page.tsx';
import { OneFieldForm } from './one-field-form.tsx';
import type { SignedUp } from './sign-up.ts';

const TITLE = newsletters.title;

/** What a visitor without scripts reads after a sign-up: the owner's text, else whether a mail is on its way (NEWS-12). */
export async function signedUpPage(
  services: Services,
  siteId: SiteId,
  { block, isDoubleOptIn }: SignedUp,
  backHref: string,
): Promise<string> {
  const { successText } = block;
  if (successText === null || isRichTextEmpty(successText)) {
    const text = isDoubleOptIn ? newsletters.checkInbox : forms.success;
    return newsletterPage(services, siteId, (translate) => ({
      title: TITLE,
      content: <p>{translate(text)}</p>,
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
  readonly message: FormText;
  /** Whether the visitor can enter something better. */
  readonly isMendable: boolean;
  readonly backHref: string;
}

/** The sign-up again with what is wrong with it, for visitors without scripts. */
export function refusedPage(services: Services, siteId: SiteId, refused: Refused): Promise<string> {
  const { documentId, blockId, entered, message, isMendable, backHref } = refused;
  const idOf = (field: (typeof SIGN_UP_FIELDS)[number]) => signUpFieldId(blockId, field);
  const names = SIGN_UP_FIELDS.filter((field) => field !== 'email').map(idOf);
  const contentIn = (translate: Translate) => (
    <>
      {isMendable ? null : <p role="alert">{formTextIn(message, translate)}</p>}
      <OneFieldForm
        asksFor="email"
        action={signUpAction(documentId, blockId)}
        name={idOf('email')}
        label={translate(newsletters.email)}
        buttonLabel={translate(forms.submit)}
        value={entered[idOf('email')] ?? ''}
        problem={isMendable ? formTextIn(message, translate) : null}
        hidden={Object.fromEntries(names.map((name) => [name, entered[name] ?? '']))}
      />
    </>
  );
  return newsletterPage(services, siteId, (translate) => ({
    title: TITLE,
    content: contentIn(translate),
    backHref,
  }));
}

function linksIn(value: unknown): ReadonlySet<DocumentId> {
  return linkedDocumentIds(value as JsonValue);
}
