import { escapeHtml, withoutControlCharacters } from '#domain/seo/escape-html.ts';

/** An element of XML with its children, which are XML: other elements, `xmlText` or `xmlCharacterData`. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

export function xmlText(text: string): string {
  return escapeHtml(text);
}

/** A text of markup as it is, for readers that take what is escaped for plain text. */
export function xmlCharacterData(text: string): string {
  return `<![CDATA[${withoutControlCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
