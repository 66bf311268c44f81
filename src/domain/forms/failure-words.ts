import { formFailures } from '#messages/en/form-failures.ts';
import { forms } from '#messages/en/forms.ts';
import { fill, type Words } from '#messages/message.ts';
import { isJsonObject, type JsonObject } from '#lib/json.ts';

const BY_CODE: Readonly<Record<string, Words>> = {
  unavailable: formFailures.unavailable,
  'malformed-body': formFailures.unreadable,
  'unsupported-media-type': formFailures.unsupported,
  'rate-limited': formFailures.tooMany,
  'form-invalid': forms.invalid,
  'form-unreadable': forms.unparsable,
  'form-key-invalid': forms.brokenOff,
  'form-captcha-needed': forms.captcha,
  'form-captcha-unavailable': formFailures.captchaUnchecked,
  'form-not-configured': forms.notConfigured,
  'form-rate-limited': forms.rateLimited,
};

/** The message of a form for an error code of the server; null for a code that it does not expect. */
export function failureWords(body: JsonObject): Words | null {
  const { code, details } = body;
  if (code === 'body-too-large' && isJsonObject(details) && typeof details['limit'] === 'string') {
    return fill(formFailures.tooLarge, { limit: details['limit'] });
  }
  return typeof code === 'string' && Object.hasOwn(BY_CODE, code) ? (BY_CODE[code] ?? null) : null;
}
