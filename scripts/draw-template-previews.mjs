/**
 * Takes the pictures of the templates' home pages that the dashboard shows, from sites made of them on a running
 * Portico: `node scripts/draw-template-previews.mjs studio=http://a.localhost:8080 cafe=http://b.localhost:8080`.
 * `blank` without an address draws an empty sheet: a picture of an empty page would look like one that failed to load.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const TARGET = path.join(import.meta.dirname, '../src/compose/templates/pictures/previews');

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750">
  <rect width="1000" height="750" fill="#f1f2f4"/>
  <rect x="90" y="84" width="820" height="700" rx="14" fill="#ffffff"/>
  <rect x="136" y="122" width="150" height="16" rx="8" fill="#c9ccd2"/>
  <rect x="136" y="178" width="728" height="366" rx="12" fill="none" stroke="#c9ccd2" stroke-width="3" stroke-dasharray="12 10"/>
  <path d="M500 316v90M455 361h90" stroke="#8b909a" stroke-width="7" stroke-linecap="round"/>
</svg>`;

await mkdir(TARGET, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
try {
  for (const [id, address] of process.argv.slice(2).map((each) => each.split('='))) {
    if (id === 'blank') {
      await sharp(Buffer.from(SHEET))
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(path.join(TARGET, 'blank.jpg'));
      continue;
    }
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'networkidle' });
    const png = await page.screenshot();
    await page.close();
    await sharp(png)
      .resize({ width: 1000 })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(path.join(TARGET, `${id}.jpg`));
  }
} finally {
  await browser.close();
}
