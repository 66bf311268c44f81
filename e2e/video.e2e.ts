import type { Locator, Page } from '@playwright/test';
import { changeDocument, documentIdOf, publishAll } from './flows/documents.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect, MOVING } from './support/portico-test.ts';
import { recordFilm } from './support/record-film.ts';
import { uploadFile } from './support/upload-file.ts';

test.use({ contextOptions: MOVING });

/** A player that writes down what it is told. */
const PLAYER = `<p>A player.</p><script>addEventListener('message', ({ data }) => { document.body.append(data) })</script>`;
const SUBTITLES = 'WEBVTT\n\n00:00.000 --> 00:05.000\nA colour becomes another.\n';

async function answerForProviders(visitor: Page): Promise<string[]> {
  const asked: string[] = [];
  await visitor.route(/^https?:\/\/(?!.*localhost)/, (route) => {
    asked.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: PLAYER });
  });
  return asked;
}

/**
 * Presses what the mouse is over. Where a player was before the page was scrolled, the browser gives a press to that
 * player until the scrolled page is painted; a mouse that is over the overlay tells that it is.
 */
async function press(overlay: Locator): Promise<void> {
  await expect(async () => {
    await overlay.hover();
    expect(await overlay.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
  await overlay.click();
}

test('a video asks nothing of its provider before it is played, and is commanded where its player can be, by mouse [BLK-33] [BLK-34] [BLK-40] [BLK-41] [BLK-42]', async ({
  browser,
  portico,
}) => {
  const visitor = await browser.newPage();
  const asked = await answerForProviders(visitor);
  await visitor.goto(portico.publicUrl('demo', '/video'));
  const overlayOf = (provider: string) =>
    visitor
      .locator('.video-overlay')
      .filter({ hasText: `Plays from ${provider}` })
      .first();
  const [youtube, vimeo, dailymotion] = [overlayOf('YouTube'), overlayOf('Vimeo'), overlayOf('Dailymotion')];
  await expect(youtube).toBeVisible();
  await dailymotion.scrollIntoViewIfNeeded();
  await expect(dailymotion).toBeVisible();
  expect(asked).toEqual([]);
  await press(youtube);
  const youtubeFrame = visitor.frameLocator('iframe[src*="youtube-nocookie.com"]').first();
  await expect(youtubeFrame.getByText('A player.')).toBeVisible();
  await expect(youtube).toBeHidden();
  await press(vimeo);
  await expect(youtubeFrame.locator('body')).toContainText('"func":"pauseVideo"');
  const vimeoFrame = visitor.frameLocator('iframe[src*="vimeo.com"]');
  await expect(vimeoFrame.getByText('A player.')).toBeVisible();
  await press(dailymotion);
  await expect(vimeoFrame.locator('body')).toContainText('"method":"pause"');
  await expect(visitor.locator('iframe[src*="dailymotion.com"]')).toHaveCount(1);
  await press(youtube);
  await expect(youtubeFrame.locator('body')).toContainText('"func":"playVideo"');
  await expect(visitor.locator('iframe[src*="dailymotion.com"]')).toHaveCount(0);
  expect(new Set(asked)).toEqual(
    new Set(['www.youtube-nocookie.com', 'player.vimeo.com', 'www.dailymotion.com']),
  );
  await visitor.close();
});

test('an uploaded video plays in parts with its subtitles, by keyboard and by touch [BLK-33] [BLK-36] [BLK-39]', async ({
  browser,
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  const film = await uploadFile(owner, 'film.mp4', 'video/mp4', await recordFilm(owner));
  const subtitles = await uploadFile(owner, 'film.vtt', 'text/vtt', Buffer.from(SUBTITLES));
  expect([film, subtitles]).toEqual(['/s/film.mp4', '/s/film.vtt']);
  const section = '0199f3b4c0de0a1b2c3d4e80';
  await changeDocument(owner, await documentIdOf(owner, 'Video'), [
    { op: 'put', record: { id: section, type: 'section', order: 'Zz', name: 'Own film', theme: 'white' } },
    {
      op: 'put',
      record: {
        id: '0199f3b4c0de0a1b2c3d4e81',
        type: 'block',
        blockType: 'video',
        sectionId: section,
        desktop: { x: 0, y: 0, w: 12, h: 12 },
        mobile: null,
        dataVersion: 1,
        data: { url: film, captionsUrl: subtitles, title: 'Two colours', mode: 'fit', ratio: '4:3' },
      },
    },
  ]);
  await publishAll(owner);

  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await answerForProviders(visitor);
  const statuses: number[] = [];
  visitor.on('response', (response) => {
    if (response.url().includes('/s/film.mp4')) statuses.push(response.status());
  });
  await visitor.goto(portico.publicUrl('demo', '/video'));
  const play = visitor.locator('.video-overlay[aria-label="Play video: Two colours"]');
  await play.scrollIntoViewIfNeeded();
  await expect(play).toHaveRole('button');
  await play.focus();
  await visitor.keyboard.press('Space');
  const player = visitor.locator('.video-frame > video');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(player).toBeFocused();
  await expect(play).toBeHidden();
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBe(1);
  expect(new Set(statuses)).toEqual(new Set([206]));
  expect(await findAccessibilityProblems(visitor)).toEqual([]);

  await visitor.locator('.video-overlay').filter({ hasText: 'Plays from Vimeo' }).first().tap();
  await expect(play).toBeVisible();
  expect(await player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  // So short a film may have ended again before anybody asks whether it plays.
  await player.evaluate((video: HTMLVideoElement) =>
    video.addEventListener('play', () => video.setAttribute('data-again', ''), { once: true }),
  );
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeInViewport();
  await play.tap();
  await expect(player).toHaveAttribute('data-again', '');
  await context.close();
});
