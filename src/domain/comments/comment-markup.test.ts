import { describe, expect, it } from 'vitest';
import { parseComment } from './comment-markup.ts';

describe('the text of a comment', () => {
  it.each([
    [
      'One\ntwo\n\nthree',
      [
        ['paragraph', 2],
        ['paragraph', 1],
      ],
    ],
    [
      '> said\n> so\nI think',
      [
        ['quote', 2],
        ['paragraph', 1],
      ],
    ],
    [
      '- a\n- b\n1. c',
      [
        ['list', 2],
        ['list', 1],
      ],
    ],
  ] as const)('is paragraphs, quotes and lists: %j [COMT-10]', (text, expected) => {
    expect(
      parseComment(text).map((block) => [block.kind, 'lines' in block ? block.lines.length : 0]),
    ).toEqual(expected);
  });

  it('has bold, italic, code and links; a sentence’s full stop is no part of an address [COMT-10]', () => {
    const [block] = parseComment('**A** *b* `c` [d](https://d.example) see https://e.example/f.');
    expect(block).toEqual({
      kind: 'paragraph',
      lines: [
        [
          { kind: 'bold', parts: ['A'] },
          ' ',
          { kind: 'italic', parts: ['b'] },
          ' ',
          { kind: 'code', text: 'c' },
          ' ',
          { kind: 'link', href: 'https://d.example', text: 'd' },
          ' see ',
          { kind: 'link', href: 'https://e.example/f', text: 'https://e.example/f' },
          '.',
        ],
      ],
    });
  });

  it.each(['<script>x</script>', '![p](data:image/png;base64,AA)', '[x](javascript:alert)', '2 * 3 * 4'])(
    'leaves everything else the text it is: %s [COMT-10]',
    (text) => {
      expect(parseComment(text)).toEqual([{ kind: 'paragraph', lines: [[text]] }]);
    },
  );

  it('keeps a block of code as it was typed [COMT-10]', () => {
    expect(parseComment('```\na **b**\n\n- c\n```\nd')).toEqual([
      { kind: 'code', text: 'a **b**\n\n- c' },
      { kind: 'paragraph', lines: [['d']] },
    ]);
  });

  it.each(['[', '*', '`', '(', '> ', 'https://'])('reads 100,000 signs of one kind: %s', (sign) => {
    expect(parseComment(sign.repeat(100_000)).length).toBeLessThan(3);
  });
});
