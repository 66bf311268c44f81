import { it } from 'vitest';
import { page } from 'vitest/browser';
import { isRunning, picture, showGallery } from './testing/show-gallery.ts';
const svg = (c: string) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${c}"/></svg>`)}`;
it('looks', async () => {
  const items = ['#8aa', '#a86', '#686', '#668', '#a66', '#aa8'].map((c, i) => { const p = picture('n' + i); return { ...p, image: { ...p.image!, path: svg(c) }, title: 'Title ' + i }; });
  const a = await showGallery({ items, thumbnails: true, autoplay: true }, { isMotionReduced: false });
  await isRunning(a);
  const b = await showGallery({ items, design: 'slider', vSize: 6 });
  await isRunning(b);
  const c = await showGallery({ items, design: 'carousel' });
  await isRunning(c);
  await page.viewport(800, 1400);
  b.button('Next').click();
  await new Promise((r) => setTimeout(r, 900));
  await page.screenshot({ path: '/work/main/test-results/galrun-look.png' });
  a.unmount(); b.unmount(); c.unmount();
});
