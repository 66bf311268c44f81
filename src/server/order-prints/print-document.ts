import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { textDirection } from '#domain/seo/text-direction.ts';
import { orderPrints } from '#messages/en/order-prints.ts';
import { escapeHtml } from '#domain/seo/escape-html.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { PrintWords } from './print-words.ts';
import type { PrintedShop } from './printed-shop.ts';
import styles from './print.css?inline';

/** The one script of the page: its button prints, and whoever asked for the page to print it is asked for the printer. */
const SCRIPT =
  "document.querySelector('button').addEventListener('click',()=>print());if(document.body.dataset.prints)addEventListener('load',()=>print())";
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** Nothing of others is on the page, and nothing of others runs there. */
export const PRINT_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${SCRIPT_HASH}'`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Printed {
  readonly shop: PrintedShop;
  readonly words: PrintWords;
  readonly title: string;
  /** Whether the page asks for the printer by itself. */
  readonly isPrintedAtOnce: boolean;
  readonly sheets: readonly ReactNode[];
}

/** A page made for print, each of its sheets on a new one (ORD-104). */
export function printDocument({ shop, words, title, isPrintedAtOnce, sheets }: Printed): string {
  // Each sheet has a budget of its own: a hundred orders are no larger a page than one.
  const written = sheets.map((sheet) => renderMarkup(sheet)).join('');
  return `<!doctype html><html lang="${words.language}" dir="${textDirection(words.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>@page{size:${shop.paper};margin:16mm}@media print{.sheet+.sheet{break-before:page}}${styles}</style></head><body${isPrintedAtOnce ? ' data-prints="yes"' : ''}><p class="bar"><button type="button">${escapeHtml(words.translate(orderPrints.print))}</button></p><main>${written}</main><script>${SCRIPT}</script></body></html>`;
}
