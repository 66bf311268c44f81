/** Longer than names are: what is farther behind an @ mentions nobody. */
const LONGEST_SEARCH = 40;

/** Where somebody is being mentioned, and what was typed of the name. */
export interface MentionAt {
  /** Of the @ in the text. */
  readonly start: number;
  readonly search: string;
}

/** What is typed behind an @ in front of the caret; null where nobody is being mentioned. */
export function mentionAt(text: string, caret: number): MentionAt | null {
  const line = text.slice(0, caret).split('\n').at(-1) ?? '';
  const at = line.lastIndexOf('@');
  // Within a word it is an address.
  if (at === -1 || /[\p{L}\p{N}]/u.test(line[at - 1] ?? '')) return null;
  const search = line.slice(at + 1);
  if (search.startsWith(' ') || search.length > LONGEST_SEARCH) return null;
  return { start: caret - search.length - 1, search };
}

/** The text with a name in the place of what was typed of it, and where the caret stands then. */
export function insertMention(
  text: string,
  { start, search }: MentionAt,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, start)}@${name} `;
  const after = text.slice(start + 1 + search.length).replace(/^ /, '');
  return { text: before + after, caret: before.length };
}

/** Those of some people whom a text still mentions. */
export function mentionedIn<Person extends { readonly name: string }>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  return people.filter(({ name }) => text.includes(`@${name}`));
}

/** A text cut into what mentions somebody and what does not, in order. */
export function splitMentions(
  text: string,
  names: readonly string[],
): readonly { readonly text: string; readonly isMention: boolean }[] {
  const parts: { text: string; isMention: boolean }[] = [];
  // Of Ann and Ann Lee the longer one is meant where it stands.
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  let plain = '';
  for (let index = 0; index < text.length;) {
    const name =
      text[index] === '@' ? longestFirst.find((each) => text.startsWith(each, index + 1)) : undefined;
    if (name === undefined) {
      plain += text[index];
      index += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, isMention: false });
    plain = '';
    parts.push({ text: `@${name}`, isMention: true });
    index += name.length + 1;
  }
  if (plain !== '') parts.push({ text: plain, isMention: false });
  return parts;
}
