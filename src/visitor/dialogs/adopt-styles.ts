const sheets = new Map<string, CSSStyleSheet>();

/** Puts styles into a page, once. */
export function adoptStyles(page: Document, styles: string): void {
  let sheet = sheets.get(styles);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(styles, sheet);
  }
  if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
