import { contactRulesSchema, type ContactRules } from '#domain/contacts/contact-rules.ts';

/** Everybody. */
export const NO_RULES: ContactRules = { match: 'all', rules: [] };

/** The rules in the address of a screen; none for what is none. */
export function rulesOf(json: string | null): ContactRules {
  if (json === null) return NO_RULES;
  try {
    return contactRulesSchema.catch(NO_RULES).parse(JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) return NO_RULES;
    throw error;
  }
}
