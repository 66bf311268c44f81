import { foldedWords, searchedText } from '#domain/contacts/searched-words.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

/** What lists sort and search by, made of what a contact holds. */
export function contactTexts({ firstName, lastName, company, phones, emails }: Named) {
  const name = foldedWords(`${lastName} ${firstName}`).join(' ');
  return {
    name_key: name || foldedWords(company).join(' ') || foldedWords(emails[0] ?? '').join(' '),
    search_text: searchedText([firstName, lastName, company, ...emails], phones),
  };
}
