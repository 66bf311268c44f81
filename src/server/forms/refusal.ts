import type { ErrorCode } from '#contract/errors.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { formTextsIn } from '#domain/forms/form-text.ts';
import type { Words } from '#messages/message.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { siteLanguage } from '#server/sites/site-language.ts';

/** The error with the messages of a form's fields, in the language of the site (FORM-83, DATA-69). */
export async function refusal(
  services: Services,
  siteId: SiteId,
  { code, errors }: { readonly code: ErrorCode; readonly errors: Readonly<Record<string, Words>> | null },
): Promise<CallError> {
  if (errors === null) return new CallError(code);
  return new CallError(code, {}, formTextsIn(errors, siteTranslator(await siteLanguage(services, siteId))));
}
