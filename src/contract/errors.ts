import { errors } from '#messages/en/interface/errors.ts';
import type { Message, MessageParams, Words } from '#messages/message.ts';
import type { StoredWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';

export type ErrorCode = keyof typeof errors;

/** What stands of an error beside its message. */
interface CatalogueEntry {
  readonly status: number;
  /** Logged as an error for the people who run the installation. */
  readonly reported: boolean;
}

const expected = (status: number): CatalogueEntry => ({ status, reported: false });

/** Every error a person can meet, by its permanent code: status, whether it is reported; its message is of its name. */
export const ERROR_CATALOGUE = {
  internal: { status: 500, reported: true },
  unavailable: expected(503),
  'site-not-public': expected(503),
  'database-full': expected(503),
  'invalid-input': expected(400),
  'malformed-body': expected(400),
  'body-too-deep': expected(400),
  'body-too-large': expected(413),
  'invalid-text': expected(400),
  'too-many-fields': expected(413),
  'unsupported-media-type': expected(415),
  'crumb-fail': expected(403),
  'origin-refused': expected(403),
  'too-many-cookies': expected(431),
  'hand-over-failed': expected(410),
  'login-required': expected(401),
  'recent-sign-in-needed': expected(403),
  'not-permitted': expected(403),
  'code-not-permitted': expected(403),
  'feature-off': expected(403),
  'not-found': expected(404),
  'method-not-allowed': expected(405),
  'rate-limited': expected(429),
  'sign-in-failed': expected(401),
  'second-factor-needed': expected(403),
  'second-factor-on': expected(409),
  'unknown-placeholder': expected(400),
  'passkey-unknown': expected(401),
  'passkey-ended': expected(410),
  'passkey-refused': expected(401),
  'passkey-known': expected(409),
  'too-many-passkeys': expected(409),
  'order-changed': expected(409),
  'discount-changed': expected(409),
  'discount-code-taken': expected(409),
  'too-many-discounts': expected(409),
  'too-many-automatic': expected(409),
  'too-many-claiming': expected(409),
  'too-many-codes': expected(409),
  'gift-card-changed': expected(409),
  'gift-card-over': expected(409),
  'gift-card-not-sent': expected(409),
  'fund-changed': expected(409),
  'too-many-funds': expected(409),
  'order-state': expected(409),
  'subscription-changed': expected(409),
  'subscription-state': expected(409),
  'subscription-choice': expected(409),
  'draft-changed': expected(409),
  'draft-short': expected(409),
  'draft-address': expected(409),
  'mail-not-possible': expected(409),
  'refund-too-much': expected(409),
  'price-out-of-range': expected(409),
  'payment-message-refused': expected(400),
  'stripe-refused': expected(409),
  'stripe-unreachable': expected(503),
  'payment-disputed': expected(409),
  'last-passkey': expected(409),
  'passkey-needed': expected(409),
  'recovery-codes-needed': expected(409),
  'recovery-code-needed': expected(403),
  'sign-in-step-ended': expected(410),
  'sign-in-slowed': expected(429),
  'email-taken': expected(409),
  'reset-link-invalid': expected(410),
  'installation-claimed': expected(409),
  'claim-token-invalid': expected(403),
  'sign-up-by-invitation': expected(403),
  'sign-up-closed': expected(403),
  'sign-up-fixed': expected(409),
  'invitation-has-account': expected(409),
  'too-many-saved-parts': expected(409),
  'synced-section-needs-room': expected(409),
  'too-many-invitations': expected(409),
  'already-on-site': expected(409),
  'invitation-invalid': expected(404),
  'owner-keeps-admin': expected(409),
  'owner-only': expected(403),
  'owns-sites': expected(409),
  'owner-of-installation': expected(409),
  'owns-already': expected(409),
  'handover-invalid': expected(404),
  'handover-of-other': expected(403),
  'live-content': expected(403),
  'nothing-to-review': expected(409),
  'review-gone': expected(409),
  'review-changed': expected(409),
  'too-many-threads': expected(409),
  'too-many-replies': expected(409),
  'site-quota-reached': expected(409),
  'account-quota-reached': expected(409),
  'identifier-taken': expected(409),
  'identifier-invalid': expected(400),
  'url-taken': expected(409),
  'url-invalid': expected(400),
  'redirect-invalid': expected(400),
  'redirect-taken': expected(409),
  'redirect-loop': expected(409),
  'too-many-redirects': expected(409),
  'too-many-patterns': expected(409),
  'too-many-passwords': expected(409),
  'no-bar-subject': expected(409),
  'too-many-bars': expected(409),
  'too-many-areas': expected(409),
  'too-many-plans': expected(409),
  'plan-has-members': expected(409),
  'member-status-refused': expected(409),
  'member-exists': expected(409),
  'members-off': expected(409),
  'too-many-member-labels': expected(409),
  'run-not-undoable': expected(409),
  'home-page-needed': expected(409),
  'document-removed': expected(410),
  'file-link-invalid': expected(403),
  'file-link-ended': expected(410),
  'version-unknown': expected(404),
  'version-gone': expected(410),
  'release-gone': expected(410),
  'history-gone': expected(400),
  'restore-too-early': expected(400),
  'too-many-blocks': expected(409),
  'client-id-taken': expected(409),
  'live-account-full': expected(429),
  'live-document-full': expected(503),
  'live-full': expected(503),
  'too-many-links': expected(409),
  'too-many-records': expected(409),
  'too-many-items': expected(409),
  'file-unsupported': expected(415),
  'file-too-large': expected(413),
  'font-unsupported': expected(415),
  'font-without-scripts': expected(422),
  'too-many-fonts': expected(409),
  'file-incomplete': expected(400),
  'file-processing-failed': expected(422),
  'file-name-missing': expected(400),
  'storage-full': expected(507),
  'form-not-configured': expected(404),
  'form-invalid': expected(400),
  'form-unreadable': expected(400),
  'form-key-invalid': expected(400),
  'form-captcha-needed': expected(400),
  'form-captcha-unavailable': expected(503),
  'form-rate-limited': expected(429),
  'mailing-list-name-taken': expected(409),
  'too-many-mailing-lists': expected(409),
  'contact-address-taken': expected(409),
  'too-many-labels': expected(409),
  'too-many-segments': expected(409),
  'data-request-closed': expected(409),
  'contact-merge-refused': expected(400),
  'contact-merge-too-many': expected(409),
  'import-no-contacts': expected(400),
  'import-row-too-long': expected(400),
  'subscriber-left': expected(409),
  'subscriber-exists': expected(409),
  'import-no-emails': expected(422),
  'import-no-products': expected(422),
  'import-file-invalid': expected(422),
  'places-unavailable': expected(503),
  'import-running': expected(409),
  'import-interrupted': expected(409),
} as const satisfies Record<ErrorCode, CatalogueEntry>;

/** The message of an error; facts such as `seconds` are filled into it. */
export function errorWords(code: ErrorCode, details: MessageParams = {}): Words {
  const { key, text }: Message<never> = errors[code];
  return { key, text, params: details };
}

/** What an error says in answers: in English, as one permanent text. */
export function errorText(code: ErrorCode, details?: MessageParams): string {
  return translateEnglish(errorWords(code, details));
}
/** What an error response looks like on the wire (DATA-17 to DATA-29). */
export interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  /** Messages by field; `form` errors are keyed by field id (FORM-83). */
  readonly errors?: Readonly<Record<string, string>>;
  /** The messages by field that have a key, to be said in other languages. */
  readonly errorWords?: Readonly<Record<string, StoredWords>>;
  readonly crumbFail?: true;
  /** The new crumb, with `crumbFail` (DATA-29). */
  readonly crumb?: string;
  readonly loginRequired?: true;
  readonly authorizationFail?: true;
  /** To quote when asking for help; stands in the server's log. */
  readonly requestId?: string;
  /** Facts filled into the message, such as `seconds`. */
  readonly details?: Readonly<Record<string, string | number>>;
  /** Those of the facts that are texts with a key. */
  readonly detailWords?: Readonly<Record<string, StoredWords>>;
}
