/**
 * Draws the pictures of the starter templates: `node scripts/draw-template-pictures.mjs [name…]`.
 * All of them are computed from the scenes beside this file; nothing is borrowed. Needs Chromium (CHROMIUM=path).
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { drawInPage, shaderOf } from './template-pictures/render-picture.mjs';
import { CAFE_SCENES } from './template-pictures/cafe-scenes.mjs';
import { JOURNAL_SCENES } from './template-pictures/journal-scenes.mjs';
import { SHOP_SCENES } from './template-pictures/shop-scenes.mjs';
import { STUDIO_SCENES } from './template-pictures/studio-scenes.mjs';

const TARGET = path.resolve(
  process.env.PICTURES_DIR ?? path.join(import.meta.dirname, '../src/server/templates/pictures'),
);
/** A draft is drawn small, to look at a scene while it is made. */
const SCALE = Number(process.env.SCALE ?? 1);
const MAX_BYTES = 240_000;

const scenes = { ...STUDIO_SCENES, ...CAFE_SCENES, ...SHOP_SCENES, ...JOURNAL_SCENES };
const names = process.argv.slice(2);
await mkdir(TARGET, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
try {
  for (const [index, [name, scene]] of Object.entries(scenes).entries()) {
    if (names.length > 0 && !names.some((each) => name.startsWith(each))) continue;
    const started = Date.now();
    const page = await browser.newPage();
    const png = Buffer.from(
      await page.evaluate(drawInPage, {
        shader: shaderOf(scene),
        width: Math.round(scene.width * SCALE),
        height: Math.round(scene.height * SCALE),
        seed: index * 17.3,
      }),
      'base64',
    );
    await page.close();
    const file = path.join(TARGET, `${name}.jpg`);
    let size = Infinity;
    for (let quality = 84; size > MAX_BYTES && quality >= 50; quality -= 6) {
      ({ size } = await sharp(png).removeAlpha().jpeg({ quality, mozjpeg: true }).toFile(file));
    }
    console.log(`${name} ${Math.round(size / 1000)} kB ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
} finally {
  await browser.close();
}
