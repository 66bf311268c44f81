import { z } from 'zod';

/** The account mails whose words an owner may choose (MEMB-67). */
export const MEMBER_MAILS = [
  'confirm',
  'sign-in',
  'has-account',
  'reset',
  'password',
  'new-email',
  'old-email',
  'removed',
  'invitation',
  'welcome',
  'joined',
] as const;
export type MemberMailKind = (typeof MEMBER_MAILS)[number];

export const MAX_MAIL_SUBJECT = 200;
export const MAX_MAIL_TEXT = 5000;

/** The subject of a mail, and its text in lines. It is text and nothing else: no blocks of products or posts. */
export const memberMailTextSchema = z.object({
  subject: z.string().trim().min(1).max(MAX_MAIL_SUBJECT),
  text: z.string().trim().min(1).max(MAX_MAIL_TEXT),
});
export type MemberMailText = z.infer<typeof memberMailTextSchema>;

/** What can stand in braces in the words of a mail: `{site}`, and where another address is meant, `{email}`. */
export function mailPlaceholders(kind: MemberMailKind): readonly string[] {
  return kind === 'old-email' || kind === 'joined' ? ['site', 'email'] : ['site'];
}

const IN_BRACES = /\{([^{}\n]{0,40})\}/g;

/** The first thing in braces that this mail cannot fill in; null where it knows all of them. */
export function unknownPlaceholder(kind: MemberMailKind, words: string): string | null {
  const known = mailPlaceholders(kind);
  for (const [whole, name = ''] of words.matchAll(IN_BRACES)) {
    if (!known.includes(name)) return whole;
  }
  return null;
}

/** Words with what stands in braces filled in; what is filled in is not read for braces again. */
export function fillPlaceholders(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(IN_BRACES, (whole, name: string) => values[name] ?? whole);
}

/** The paragraphs of a text: a blank line begins another one. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
