import { textDirection } from '#domain/seo/text-direction.ts';
import { shellPages } from '#messages/en/interface/shell-pages.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { interfaceTranslator } from '#messages/interface-translator.ts';
import { editorEntry } from '#server/platform/assets/manifest.ts';
import { PORTICO_ICON } from '#server/platform/assets/portico-icon.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';

/** The page the dashboard's app starts in. */
export function dashboardPage(config: Services['config'], locale: InterfaceLocale): string {
  const translate = interfaceTranslator(locale);
  const sitesHost = new URL(publicUrl(config, 'site', '/')).host.slice('site.'.length);
  const entry = editorEntry('dashboard', { locale });
  const styles = entry.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const preloads = entry.preloads.map((href) => `<link rel="modulepreload" href="${href}">`);
  const scripts = entry.scripts.map((src) => `<script type="module" src="${src}"></script>`);
  return [
    '<!doctype html>',
    `<html lang="${locale}" dir="${textDirection(locale)}" data-sites-host="${sitesHost}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Portico</title>',
    `<link rel="icon" href="${PORTICO_ICON}">`,
    ...styles,
    ...preloads,
    ...scripts,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript>${translate(shellPages.dashboardNeedsScript)}</noscript>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
