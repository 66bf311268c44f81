import type { Translate } from '#messages/translator.ts';
import { loadedBannerText, parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Words } from '#messages/message.ts';
import { changing } from '#domain/documents/changing.ts';
import type { Command } from '../../documents/command.ts';

/**
 * Sets fields of the cookie banner; a site that never had one gets it with its first change, with the text the owner
 * saw (CONS-17).
 */
export function setCookieFields(
  view: DocumentRecords,
  fields: Readonly<Record<string, JsonValue>>,
  label: Words,
  translate: Translate,
): Command {
  const name = changing(label);
  const operations = Object.entries(fields).map(
    ([field, value]) => ({ op: 'set', id: 'cookie-banner', field, value }) as const,
  );
  if (view['cookie-banner'] !== undefined) return { name, operations };
  const seen = loadedBannerText(parseCookieBanner(undefined), translate);
  const record = { id: 'cookie-banner', type: 'cookie-banner', cookieBannerText: seen } as const;
  return { name, operations: [{ op: 'put', record }, ...operations] };
}
