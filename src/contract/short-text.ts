import { z } from 'zod';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { fill, type Words } from '#messages/message.ts';

/** A name or a title: one to 100 characters without surrounding spaces. `missing` is said where there is none. */
export function shortText(missing: Words) {
  return z
    .string()
    .trim()
    .min(1, ruleMessage(missing))
    .max(100, ruleMessage(fill(fieldRules.atMost, { max: 100 })));
}
