import type { Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';

/** A message of a form: one of the product's, or a text that the server sent in the page's language. */
export type FormText = Words | string;

/** The text in the language of the page. */
export function formTextIn(text: FormText, translate: Translate): string {
  return typeof text === 'string' ? text : translate(text);
}

/** Texts by field id in the language of a site, as the server answers with them (FORM-83). */
export function formTextsIn(
  texts: Readonly<Record<string, FormText>>,
  translate: Translate,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, formTextIn(text, translate)]));
}
