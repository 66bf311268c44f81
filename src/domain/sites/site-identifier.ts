import { trimSigns } from '#lib/trim-signs.ts';
import { cutText } from '#lib/cut-text.ts';
import { RESERVED_IDENTIFIERS } from './reserved-identifiers.ts';

/** Lower-case letters, digits and hyphens, with a letter or digit at both ends. */
const IDENTIFIER_PATTERN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
export const MIN_IDENTIFIER_LENGTH = 3;
export const MAX_IDENTIFIER_LENGTH = 63;

/** Days in which a former identifier leads to its site and is given to nobody else (PLAT-01). */
export const FORMER_IDENTIFIER_DAYS = 90;

/** Sites that show a template before it is chosen have identifiers of this form, and no others do. */
export const TEMPLATE_PREVIEW_PREFIX = 'preview-';

export type IdentifierProblem = 'invalid' | 'reserved';

/**
 * The problem of a site identifier, or null (PLAT-01, CONT-237). Names of the form `xn--…` are refused, because
 * browsers show them as other letters. Whether it is free is checked in the database.
 */
export function identifierProblem(identifier: string): IdentifierProblem | null {
  if (identifier.length < MIN_IDENTIFIER_LENGTH || identifier.length > MAX_IDENTIFIER_LENGTH)
    return 'invalid';
  if (!IDENTIFIER_PATTERN.test(identifier) || identifier.slice(2, 4) === '--') return 'invalid';
  const isReserved = RESERVED_IDENTIFIERS.has(identifier) || identifier.startsWith(TEMPLATE_PREVIEW_PREFIX);
  return isReserved ? 'reserved' : null;
}

/**
 * A valid identifier made from a title, to propose: 'Café Olé!' gives `cafe-ole`. A title without usable letters
 * gives `my-site`, a reserved one gets `-site`.
 */
export function proposeIdentifier(title: string): string {
  const letters = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const slug = trimSigns(cutText(letters, 40), '-');
  if (slug === '') return 'my-site';
  const proposal = slug.length < MIN_IDENTIFIER_LENGTH ? `${slug}-site` : slug;
  if (identifierProblem(proposal) === null) return proposal;
  return identifierProblem(`${proposal}-site`) === null ? `${proposal}-site` : `site-${proposal}`;
}
