import { editorEntry } from '#server/platform/assets/manifest.ts';
import { PORTICO_ICON } from '#server/platform/assets/portico-icon.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';

/** The page the dashboard's app starts in. */
export function dashboardPage(config: Services['config']): string {
  const sitesHost = new URL(publicUrl(config, 'site', '/')).host.slice('site.'.length);
  const entry = editorEntry('dashboard');
  const styles = entry.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const preloads = entry.preloads.map((href) => `<link rel="modulepreload" href="${href}">`);
  const scripts = entry.scripts.map((src) => `<script type="module" src="${src}"></script>`);
  return [
    '<!doctype html>',
    `<html lang="en" data-sites-host="${sitesHost}">`,
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
    '<noscript>The dashboard needs JavaScript. Please turn it on and reload this page.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
