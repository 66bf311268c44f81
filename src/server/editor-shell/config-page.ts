import type { EditorEntry } from '#server/platform/assets/manifest.ts';
import { PORTICO_ICON } from '#server/platform/assets/portico-icon.ts';
import type { Feature } from '#domain/features/feature-table.ts';
import type { ConfigurationAreaId } from '#domain/roles/area-permissions.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { textDirection } from '#domain/seo/text-direction.ts';
import { shellPages } from '#messages/en/interface/shell-pages.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { interfaceTranslator } from '#messages/interface-translator.ts';
import type { SiteId, AccountId, DocumentId } from '#domain/documents/record.ts';
import type { BootAnswers } from './boot-answers.ts';

/** The facts that the configuration area has before its first request. */
export interface ConfigFacts {
  readonly siteId: SiteId;
  readonly siteDocumentId: DocumentId;
  readonly identifier: string;
  readonly siteTitle: string;
  readonly publicOrigin: string;
  readonly dashboardUrl: string;
  readonly account: { readonly id: AccountId; readonly name: string; readonly email: string };
  readonly hasStreetMaps: boolean;
  readonly members: {
    readonly isOn: boolean;
    readonly signIn: string;
    readonly inPlace: readonly (DocumentId | null)[];
  };
  /** The name of the way to the cart; null where visitors find no store page. */
  readonly cart: string | null;
  readonly areas: readonly ConfigurationAreaId[];
  readonly featuresOff: readonly Feature[];
  readonly permissions: readonly Permission[];
  readonly peopleToAsk: readonly { readonly name: string; readonly email: string }[];
}

/** The page of the configuration area: scripts and styles of its app; facts and first answers as data. */
export function configPage(
  {
    locale,
    entry,
    firstLook,
  }: {
    readonly locale: InterfaceLocale;
    readonly entry: EditorEntry;
    /** Markup of the page that is shown until the app has started. */
    readonly firstLook: string;
  },
  facts: ConfigFacts,
  answers: BootAnswers,
): string {
  const translate = interfaceTranslator(locale);
  const styles = entry.styles.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`).join('');
  const preloads = entry.preloads
    .map((href) => `<link rel="modulepreload" href="${attribute(href)}">`)
    .join('');
  const scripts = entry.scripts
    .map((src) => `<script type="module" src="${attribute(src)}"></script>`)
    .join('');
  return (
    `<!doctype html><html lang="${locale}" dir="${textDirection(locale)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
    `<title>${text(facts.siteTitle)}</title><link rel="icon" href="${PORTICO_ICON}">${preloads}${styles}` +
    `<script type="application/json" id="portico-boot-facts">${json(facts)}</script>` +
    `<script type="application/json" id="portico-boot-answers">${json(answers)}</script>${scripts}` +
    `</head><body><div id="root"></div>${firstLook}<noscript>${text(translate(shellPages.editorNeedsScript))}</noscript></body></html>`
  );
}

/** JSON inside a script element must not be able to end it. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
