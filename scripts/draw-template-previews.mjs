/**
 * Takes the pictures of the templates' home pages that the dashboard shows, from sites made of them on a running
 * Portico: `node scripts/draw-template-previews.mjs studio=http://a.localhost:8080 cafe=http://b.localhost:8080`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const TARGET = path.join(import.meta.dirname, '../src/server/templates/pictures/previews');

await mkdir(TARGET, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
try {
  for (const [id, address] of process.argv.slice(2).map((each) => each.split('='))) {
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
