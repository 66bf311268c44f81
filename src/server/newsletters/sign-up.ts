import { forms } from '#messages/en/forms.ts';
import { newsletters } from '#messages/en/newsletters.ts';
import { fill, type Words } from '#messages/message.ts';
import { cutText } from '#lib/cut-text.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { SubscribeBody } from '#contract/newsletter.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { MIN_FILL_MS, TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { signUpFieldId, type SignUpField } from '#domain/newsletters/sign-up-fields.ts';
import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { allOrNothing } from '#server/forms/all-or-nothing.ts';
import { isFormKeyUsed, readFormKey } from '#server/forms/form-key.ts';
import { hasRoomForSending } from '#server/forms/site-sendings.ts';
import { REFUSED_AS, acceptSending } from '#server/forms/accept-sending.ts';
import type { Services } from '#server/platform/services.ts';
import { findNewsletterBlock, type PublishedNewsletterBlock } from './find-newsletter-block.ts';
import { subscribe } from '#server/mailing-lists/subscribe.ts';

export interface SignUpCall {
  readonly siteId: SiteId;
  /** The crumb the key was asked for with. */
  readonly visitor: string;
  /** The network address of the visitor. */
  readonly address: string;
  /** Whether the sender sees drafts. */
  readonly isDraft: boolean;
  readonly body: Omit<SubscribeBody, 'form'>;
  /** The values by field id; null where they could not be read. */
  readonly values: Readonly<Record<string, unknown>> | null;
  /** Whether the sender does not see the block. */
  readonly isHidden: (services: Services, block: PublishedNewsletterBlock) => Promise<boolean>;
}

export interface SignUpRefusal {
  readonly code: Extract<
    ErrorCode,
    'form-key-invalid' | 'form-not-configured' | 'form-rate-limited' | 'form-invalid' | 'form-unreadable'
  >;
  /** By field id. */
  readonly errors: Readonly<Record<string, Words>> | null;
}

export interface SignedUp {
  readonly block: PublishedNewsletterBlock;
  readonly isDoubleOptIn: boolean;
}

const MAX_NAME = 100;
const refuse = (code: SignUpRefusal['code'], errors: SignUpRefusal['errors'] = null) =>
  fail({ code, errors });

/**
 * Takes the sign-up of a newsletter block with the defences of every form (BLK-57, FORM-57, FORM-65 to FORM-69). The
 * answer is the same whether the address is on the list or not (NEWS-11). Its key serves this block only, and
 * can be used again after a refusal.
 */
export async function signUp(services: Services, call: SignUpCall): Promise<Result<SignedUp, SignUpRefusal>> {
  const { siteId, visitor, body } = call;
  if (!(await hasRoomForSending(services, siteId))) return refuse('form-rate-limited');
  return allOrNothing(services, async (trx) => {
    const key = readFormKey(services, { siteId, visitor, formId: body.formId }, body.key);
    if (key === null || (await isFormKeyUsed(trx, siteId, key))) return refuse('form-key-invalid');
    if (body.elapsed !== undefined && body.elapsed < MIN_FILL_MS) return refuse('form-key-invalid');
    const address = { documentId: body.collectionId, blockId: body.formId, isDraft: call.isDraft };
    const block = await findNewsletterBlock(trx, siteId, address);
    if (block === null || (await call.isHidden({ ...services, db: trx }, block))) {
      return refuse('form-not-configured');
    }
    // A program fell into the trap: it is told that all went well, and nothing is kept.
    if ((body[TRAP_NAME] ?? '') !== '') return ok({ block, isDoubleOptIn: block.mailingList.doubleOptIn });
    if (call.values === null) return refuse('form-unreadable');
    const entered = (field: SignUpField) => textOf(call.values?.[signUpFieldId(block.blockId, field)]);
    const email = entered('email');
    const wrong = emailError(email);
    if (wrong !== null) return refuse('form-invalid', { [signUpFieldId(block.blockId, 'email')]: wrong });
    const sending = { siteId, formId: block.blockId, address: call.address, key };
    const outcome = await acceptSending(trx, services, sending, null, null);
    if (outcome === 'key-used' || outcome === 'rate-limited') return refuse(REFUSED_AS[outcome]);
    const done = await subscribe(trx, services, {
      siteId,
      mailingList: block.mailingList,
      person: {
        email,
        firstName: cutText(entered('first-name'), MAX_NAME),
        lastName: cutText(entered('last-name'), MAX_NAME),
      },
      formId: block.blockId,
      pagePath: textOf(body.pagePath),
      wording: wordingOf(block),
      networkAddress: call.address,
    });
    return done === null ? refuse('form-not-configured') : ok({ block, ...done });
  });
}

function emailError(email: string): Words | null {
  if (email === '') return fill(forms.required, { title: newsletters.email });
  return isMailAddress(email) ? null : forms.email;
}

/** What the person read and pressed. */
function wordingOf(block: PublishedNewsletterBlock): string {
  const disclaimer = block.disclaimer === null ? '' : plainTextOf(block.disclaimer).trim();
  return [disclaimer, block.submitText.trim()].filter((text) => text !== '').join('\n');
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}/gu, '')
        .toWellFormed()
        .trim()
    : '';
}
