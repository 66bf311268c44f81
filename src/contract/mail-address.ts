import { z } from 'zod';
import { parseMailAddress } from '#domain/mail/mail-address.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';

/** Texts of LINK-42, with the shape that is meant. */
const INVALID_MESSAGE = ruleMessage(fieldRules.invalidEmail);
/** Longer texts are not looked at: an address has 254 bytes at most, and spaces around it. */
const MAX_LENGTH = 1000;

/** Every address that mail can reach: of accounts, members and people on mailing lists. */
export const mailAddressSchema = z
  .string()
  .max(MAX_LENGTH, INVALID_MESSAGE)
  .transform((text, context) => {
    const address = parseMailAddress(text);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: INVALID_MESSAGE });
    return z.NEVER;
  });
