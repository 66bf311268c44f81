import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const MAX_TOLD_CHOICES = 30;

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
};

/** Messages for the built-in checks of zod, which have none of their own. */
const WORDLESS = /^Invalid input/;

/** The rule that a value breaks, and what to do, for the person who wrote it. */
export function issueMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('received undefined')
        ? 'This is missing. Fill it in.'
        : `This must be ${NOUNS[issue.expected] ?? 'something else'}. Enter it again.`;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_value':
      return `Choose one of: ${issue.values.slice(0, MAX_TOLD_CHOICES).map(String).join(', ')}.`;
    case 'invalid_union':
      return 'This is none of the choices. Choose again.';
    case 'invalid_format':
      return 'This is not written as it has to be. Enter it again.';
    default:
      return WORDLESS.test(issue.message) ? 'This is not valid. Enter or choose it again.' : issue.message;
  }
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `At most ${maximum} characters. Shorten it.`;
  if (origin === 'array' || origin === 'set') return `At most ${maximum} entries. Take some away.`;
  return `At most ${maximum}. Enter a smaller number.`;
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') {
    return minimum === 1
      ? 'This cannot be empty. Enter something.'
      : `At least ${minimum} characters. Write more.`;
  }
  if (origin === 'array' || origin === 'set') return `At least ${minimum} entries. Add some.`;
  return `At least ${minimum}. Enter a greater number.`;
}
