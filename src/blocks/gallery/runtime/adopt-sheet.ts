const sheets = new Map<string, CSSStyleSheet>();

/** Puts the styles of a running design into the page, once. */
export function adoptSheet(page: Document, styles: string): void {
  let sheet = sheets.get(styles);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(styles, sheet);
  }
  if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets.push(sheet);
}
