import { commentProblems } from '#domain/comments/comment-problems.ts';
import type { CommentSettings } from '#domain/comments/comment-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { formFailures } from '#messages/en/form-failures.ts';
import { formPages } from '#messages/en/form-pages.ts';
import { forms } from '#messages/en/forms.ts';
import type { CaptchaVerdict } from '#server/forms/captcha/captcha-verifier.ts';
import { captchaVerifierOf } from '#server/forms/captcha/verify-captcha.ts';
import { publishedFormSettings } from '#server/forms/published-form-settings.ts';
import type { Services } from '#server/platform/services.ts';
import { REFUSAL, type CommentCall, type CommentRefusal } from './write-comment.ts';

/**
 * The site key of the captcha provider by which guests are asked (COMT-24, FORM-46); empty where they are asked for
 * nothing, or by Portico's own captcha, as on app hosts.
 */
export async function captchaSiteKeyOf(
  { db }: Pick<Services, 'db'>,
  { siteId, host }: { readonly siteId: SiteId; readonly host: string },
  { hasCaptcha }: Pick<CommentSettings, 'hasCaptcha'>,
): Promise<string> {
  if (!hasCaptcha || host !== 'public') return '';
  return (await publishedFormSettings(db, siteId)).captchaSiteKey.trim();
}

interface Answered {
  readonly siteKey: string;
  /** What the form sent as `captchaKey`; empty where nothing was completed. */
  readonly answer: string;
  readonly isScript: boolean;
}

/**
 * Why the provider's captcha refuses a guest's comment; null where it does not, and where there is something wrong at a
 * field, which is said first (FORM-47). Without scripts it cannot be completed.
 */
export async function captchaRefusal(
  services: Services,
  { siteId, item, comment, address }: CommentCall,
  { siteKey, answer, isScript }: Answered,
): Promise<CommentRefusal | null> {
  if (Object.keys(commentProblems(comment)).length > 0) return null;
  const question = { siteId, formId: item.documentId, answer, address };
  const verdict = await captchaVerifierOf(siteKey)(services, question);
  return verdict === 'passed' ? null : { ...REFUSAL, message: messageOf(verdict, isScript) };
}

function messageOf(verdict: Exclude<CaptchaVerdict, 'passed'>, isScript: boolean) {
  if (!isScript) return formPages.copyEntries;
  return verdict === 'failed' ? forms.captcha : formFailures.captchaUnchecked;
}
