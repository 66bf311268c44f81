/**
 * Measures every font of the catalogue against the font each machine has, in Chromium, and prints the table of
 * src/domain/design/font-metrics.ts: `node scripts/measure-fonts.mjs`. To be run when a font package changes.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SAMPLE =
  'The quick brown fox jumps over the lazy dog. Site, page and section; a shop window, a café and a journal. 0123456789';
const FALLBACKS = {
  'sans-serif': 'Liberation Sans',
  display: 'Liberation Serif',
  serif: 'Liberation Serif',
  monospace: 'Liberation Mono',
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const lines = [];
for (const scope of ['@fontsource-variable', '@fontsource']) {
  for (const id of readdirSync(`node_modules/${scope}`)) lines.push(await measure(scope, id));
}
await browser.close();
process.stdout.write(`${lines.toSorted().join('\n')}\n`);

async function measure(scope, id) {
  const folder = `node_modules/${scope}/${id}`;
  const { category } = JSON.parse(readFileSync(`${folder}/metadata.json`, 'utf8'));
  const fileOf = (weight) =>
    scope === '@fontsource-variable' ? `${id}-latin-wght-normal.woff2` : `${id}-latin-${weight}-normal.woff2`;
  const bold = existsSync(`${folder}/files/${fileOf(700)}`) ? fileOf(700) : fileOf(400);
  const measured = await page.evaluate(
    async ({ regular, bold, fallback, sample, isVariable }) => {
      const weight = isVariable ? { weight: '100 1000' } : {};
      const faces = [
        new FontFace('Measured', `url(${regular})`, weight),
        new FontFace('Measured Bold', `url(${bold})`, weight),
      ];
      for (const face of faces) document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      const widthOf = (font) => {
        context.font = font;
        return context.measureText(sample).width;
      };
      const regularWidth = widthOf('1000px Measured');
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
      const result = {
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
        width: regularWidth / widthOf(`1000px "${fallback}"`),
        boldWidth: widthOf('700 1000px "Measured Bold"') / widthOf(`700 1000px "${fallback}"`),
      };
      document.fonts.clear();
      return result;
    },
    {
      regular: dataUrl(`${folder}/files/${fileOf(400)}`),
      bold: dataUrl(`${folder}/files/${bold}`),
      fallback: FALLBACKS[category] ?? FALLBACKS['sans-serif'],
      sample: SAMPLE,
      isVariable: scope === '@fontsource-variable',
    },
  );
  const numbers = [measured.ascent, measured.descent, measured.width, measured.boldWidth].map((value) =>
    Number(value.toFixed(4)),
  );
  return `  '${id}': [${numbers.join(', ')}],`;
}

function dataUrl(file) {
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
}
