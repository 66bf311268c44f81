import { expect, it } from 'vitest';
import { detectFileTypeOfHead } from './detect-file-type.ts';

it('knows subtitles by their first line [LINK-68]', async () => {
  const subtitles = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:05.000\nA colour.\n');
  expect(await detectFileTypeOfHead(subtitles, 'film.vtt')).toMatchObject({
    kind: 'document',
    mimeType: 'text/vtt',
    extension: 'vtt',
  });
});
