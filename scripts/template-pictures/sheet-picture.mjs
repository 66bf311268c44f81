import { readFileSync } from 'node:fs';
import path from 'node:path';

const FONTS = path.join(import.meta.dirname, '../../node_modules/@fontsource-variable');

/** A shipped font as a rule that carries its file, so that a picture looks the same on every machine. */
export function fontFace(id) {
  const file = readFileSync(path.join(FONTS, id, `files/${id}-latin-wght-normal.woff2`));
  return `@font-face{font-family:'${id}';font-weight:100 900;src:url(data:font/woff2;base64,${file.toString('base64')})}`;
}

/** Draws one scene that is a sheet of HTML, and gives its pixels. */
export async function drawSheet(browser, { width, height, sheet }, scale) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(
    `<!doctype html><style>*{box-sizing:border-box;margin:0}body{width:${width}px;height:${height}px;overflow:hidden}</style>${sheet()}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ timeout: 0 });
  await page.close();
  return png;
}
