/**
 * Draws the two pictures of docs/decisions/0008-sections-of-stacks.md: a form that is higher than its rows, with a map
 * dropped beside it, on one grid of common rows and in stacks: `node scripts/draw-arrangement-pictures.mjs`.
 * The stacks are those of the product, by its rules and its styles.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { arrangeSection } from '../src/site/sections/arranged-section.ts';

const ROOT = path.join(import.meta.dirname, '..');
const TARGET = path.join(ROOT, 'docs/decisions/pictures');
const ROW_PX = 24;
const FORM_PX = 408;

const BLOCKS = [
  { id: 'title', words: 'Visit us', box: { x: 0, y: 0, w: 24, h: 2 }, height: 'text', px: 48 },
  {
    id: 'form',
    words: 'Form: higher than its rows',
    box: { x: 0, y: 3, w: 11, h: 10 },
    height: 'text',
    px: FORM_PX,
  },
  { id: 'hours', words: 'Opening hours', box: { x: 12, y: 3, w: 12, h: 4 }, height: 'text', px: 96 },
  { id: 'map', words: 'Map', box: { x: 12, y: 8, w: 12, h: 9 }, height: 'frame' },
  { id: 'note', words: 'How to find us', box: { x: 0, y: 18, w: 24, h: 2 }, height: 'text', px: 48 },
];

const LOOK = `body { margin: 0; padding: 40px 24px 24px; font: 15px/1.4 sans-serif; background: #fff; --site-margin: 0px; --row-share: 1; --block-gap: 12px }
.block { position: relative; box-sizing: border-box; border-radius: 4px; padding: 10px 12px; background: #e8eaee; color: #1c1f24 }
[data-id='map'] { background: #bcd4e6 }
[data-id='form'] { background: #f3e2c3 }
.grid { position: relative }
.shown { position: absolute; box-sizing: border-box; border: 2px dashed #b3261e; border-radius: 4px; inset-inline: calc(50% + 6px) 0; color: #b3261e; font-size: 13px; z-index: 9; pointer-events: none }
.shown span { position: absolute; inset-block-end: calc(100% + 2px); inset-inline-end: 0; background: #fff; padding-inline: 4px }`;

/** One grid whose rows are as high as the highest block in them asks for. */
function commonRows() {
  const blocks = BLOCKS.map(({ id, words, box: { x, y, w, h }, px }) =>
    element(id, words, `grid-area: ${y + 1} / ${x + 1} / span ${h} / span ${w}; min-height: ${px ?? 0}px`),
  );
  return `<style>.grid { display: grid; grid-template-columns: repeat(24, 1fr); grid-auto-rows: minmax(${ROW_PX}px, auto); column-gap: 12px }</style>
    <div class="grid">${blocks.join('')}${preview()}</div>`;
}

async function stacks() {
  const styles = await readFile(path.join(ROOT, 'src/site/styles/base.css'), 'utf8');
  const byId = new Map(BLOCKS.map((block) => [block.id, block]));
  const { style, children } = arrangeSection(
    BLOCKS.map(({ id, box, height }) => ({ id, desktop: box, mobile: null, height })),
    ({ height }) => height,
  );
  return `<style>${styles}</style><div class="grid portico-grid" style="${css(style)}">${elements(children)}${preview()}</div>`;

  function elements(of) {
    return of
      .map((each) => {
        if (each.kind === 'group') {
          return `<div class="portico-group" style="${css(each.style)}">${elements(each.children)}</div>`;
        }
        const { words, px } = byId.get(each.id);
        const own = px === undefined ? '' : `; height: ${px}px`;
        const height = each.height === null ? '' : ` data-height="${each.height}"`;
        return element(each.id, words, `${css(each.style)}${own}`, ` portico-block`, height);
      })
      .join('');
  }
}

function element(id, words, style, classes = '', attributes = '') {
  return `<div class="block${classes}" data-id="${id}"${attributes} style="${style}">${words}</div>`;
}

/** Where the preview showed the map while it was dragged. */
function preview() {
  const { y, h } = BLOCKS.find(({ id }) => id === 'map').box;
  return `<div class="shown" style="top: ${y * ROW_PX}px; height: ${h * ROW_PX}px"><span>dropped here</span></div>`;
}

function css(style) {
  return Object.entries(style)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [name, markup] of [
    ['0008-common-rows', commonRows()],
    ['0008-stacks', await stacks()],
  ]) {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    await page.setContent(`${markup}<style>${LOOK}</style>`);
    const png = await page.screenshot({ fullPage: true });
    await page.close();
    await sharp(png)
      .png({ palette: true })
      .toFile(path.join(TARGET, `${name}.png`));
  }
} finally {
  await browser.close();
}
