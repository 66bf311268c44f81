import { expect, it } from 'vitest';
import { reachesOtherHosts } from '#domain/consent/outside-code.ts';
import { scanMarkup } from '#lib/scan-markup.ts';
import { stepsOf } from '#lib/testing/steps-of.ts';
import { showsContent, waitsForConsent } from './code/held-code.ts';
import { markdownPlainText } from './markdown/markdown-plain-text.ts';

const WHOLE: ReadonlySet<string> = new Set(['!--', 'script', 'style']);

/** What reads markup and code of others, each with parts that once made it search the rest of the text again and again. */
const READERS: Readonly<Record<string, { readonly read: (text: string) => void; readonly parts: string[] }>> =
  {
    'the words of a Markdown text': {
      read: (text) => void markdownPlainText(text),
      parts: [
        '[',
        '[a](',
        '<a ',
        '![',
        '[a]',
        '- ',
        '# ',
        '> ',
        '`',
        '**',
        '_',
        '1. ',
        '|',
        '<b>\n\n',
        '```',
      ],
    },
    'the tags of markup': {
      read: (text) => void [...scanMarkup(text, WHOLE)],
      parts: ['<', '<a', '<!--', '<script', '<script>', '<style></b>', '</', '<a>', '<A ', '<!-- -->', '<!'],
    },
    'whether code reaches other hosts': {
      read: (text) => void reachesOtherHosts(text),
      parts: ['<a', '<a ', '<a>', '<a href="', 'http', '= /', '(', '"/', 'http://www.w3.org/', '< a'],
    },
    'whether code waits for consent': {
      read: (text) => void waitsForConsent({ source: text, isTracking: false }),
      parts: ['<a ', '<a>', '( /', 'ws'],
    },
    'whether code has something to see': {
      read: (text) => void showsContent({ language: 'html', source: text }),
      parts: [
        '<script',
        '<script>',
        '<!--',
        '<img ',
        '<img width=1>',
        '<link>',
        '<style>',
        '<template',
        '<meta ',
      ],
    },
  };

const cases = Object.entries(READERS).flatMap(([what, { read, parts }]) =>
  parts.map((part) => [what, part, read] as const),
);

it.each(cases)('finding out %s costs 8 times as much for 8 times as many %j', (_what, part, read) => {
  const small = stepsOf(() => read(part.repeat(500)));
  const large = stepsOf(() => read(part.repeat(4000)));
  // Of no part it is as good as nothing: what is counted must be.
  expect(large).toBeGreaterThan(0);
  expect(large / Math.max(small, 1000)).toBeLessThan(10);
});
