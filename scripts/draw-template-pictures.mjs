/**
 * Draws the pictures of the starter templates: `node scripts/draw-template-pictures.mjs [name…]`.
 * All of them are computed from the scenes and drawings beside this file; nothing is borrowed. Scenes are shaders
 * or sheets of HTML and need Chromium (CHROMIUM=path); drawings are SVG and are done at once.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { drawInPage, shaderOf } from './template-pictures/render-picture.mjs';
import { BAND_DRAWINGS } from './template-pictures/band-drawings.mjs';
import { CAFE_SCENES } from './template-pictures/cafe-scenes.mjs';
import { CONFERENCE_DRAWINGS } from './template-pictures/conference-drawings.mjs';
import { JOURNAL_SCENES } from './template-pictures/journal-scenes.mjs';
import { NON_PROFIT_DRAWINGS } from './template-pictures/non-profit-drawings.mjs';
import { PRACTICE_DRAWINGS } from './template-pictures/practice-drawings.mjs';
import { PERSONAL_DRAWINGS } from './template-pictures/personal-drawings.mjs';
import { PHOTOGRAPHER_SCENES } from './template-pictures/photographer-scenes.mjs';
import { RESTAURANT_SCENES } from './template-pictures/restaurant-scenes.mjs';
import { drawSheet } from './template-pictures/sheet-picture.mjs';
import { SHOP_SCENES } from './template-pictures/shop-scenes.mjs';
import { SOFTWARE_SCENES } from './template-pictures/software-scenes.mjs';
import { STUDIO_SCENES } from './template-pictures/studio-scenes.mjs';

const TARGET = path.resolve(
  process.env.PICTURES_DIR ?? path.join(import.meta.dirname, '../src/compose/templates/pictures'),
);
/** A draft is drawn small, to look at a scene while it is made. */
const SCALE = Number(process.env.SCALE ?? 1);
const MAX_BYTES = 240_000;
const MAX_DRAWING_BYTES = 150_000;

const scenes = {
  ...STUDIO_SCENES,
  ...CAFE_SCENES,
  ...SHOP_SCENES,
  ...JOURNAL_SCENES,
  ...RESTAURANT_SCENES,
  ...PHOTOGRAPHER_SCENES,
  ...SOFTWARE_SCENES,
};
const drawings = {
  ...PRACTICE_DRAWINGS,
  ...BAND_DRAWINGS,
  ...NON_PROFIT_DRAWINGS,
  ...PERSONAL_DRAWINGS,
  ...CONFERENCE_DRAWINGS,
};
const names = process.argv.slice(2);
const isAsked = (name) => names.length === 0 || names.some((each) => name.startsWith(each));
await mkdir(TARGET, { recursive: true });
for (const [name, { svg, width }] of Object.entries(drawings)) {
  if (!isAsked(name)) continue;
  const image = sharp(Buffer.from(svg)).resize({ width: Math.round(width * SCALE) });
  const file = path.join(TARGET, `${name}.jpg`);
  let size = Infinity;
  for (let quality = 84; size > MAX_DRAWING_BYTES && quality >= 60; quality -= 6) {
    ({ size } = await image.clone().flatten().jpeg({ quality, mozjpeg: true }).toFile(file));
  }
  console.log(`${name} ${Math.round(size / 1000)} kB`);
}
if (!Object.keys(scenes).some(isAsked)) process.exit();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
try {
  for (const [index, [name, scene]] of Object.entries(scenes).entries()) {
    if (!isAsked(name)) continue;
    const started = Date.now();
    const png = await drawn(scene, index * 17.3);
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

/** The pixels of a scene: a sheet of HTML, or what a shader draws. */
async function drawn(scene, seed) {
  if (scene.sheet !== undefined) return drawSheet(browser, scene, SCALE);
  const page = await browser.newPage();
  const [width, height] = [scene.width, scene.height].map((side) => Math.round(side * SCALE));
  const pixels = await page.evaluate(drawInPage, { shader: shaderOf(scene), width, height, seed });
  await page.close();
  return Buffer.from(pixels, 'base64');
}
