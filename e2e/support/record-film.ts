import type { Page } from '@playwright/test';

const FILM_MS = 1500;

/** A short film of two colours, recorded by the browser itself: MP4. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async (durationMs) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 320, height: 240 });
    const pen = canvas.getContext('2d');
    const started = performance.now();
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4;codecs=vp9' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    recorder.start();
    const draw = (): void => {
      const progress = (performance.now() - started) / durationMs;
      if (pen === null || progress > 1) {
        recorder.stop();
        return;
      }
      pen.fillStyle = progress < 0.5 ? '#a4472c' : '#2f6073';
      pen.fillRect(0, 0, 320, 240);
      pen.fillStyle = '#ffffff';
      pen.fillRect(320 * progress, 100, 40, 40);
      requestAnimationFrame(draw);
    };
    draw();
    await ended;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  }, FILM_MS);
  return Buffer.from(base64, 'base64');
}
