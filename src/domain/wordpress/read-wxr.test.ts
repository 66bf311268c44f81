import { describe, expect, it } from 'vitest';
import { WxrError } from './read-wxr-error.ts';
import { readWxr } from './read-wxr.ts';
import type { WxrEvent } from './wxr-item.ts';

const HEAD =
  '<?xml version="1.0"?>\n<rss version="2.0" xmlns:wp="w" xmlns:content="c"><channel>\n<title>T</title><link>https://a.example</link>\n<wp:wxr_version>1.2</wp:wxr_version>\n';
const item = (id: number, content = ''): string =>
  `<item><title>Item ${id}</title><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type></item>\n`;
const FOOT = '</channel></rss>';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
  await Promise.resolve();
}

async function read(text: string, size = 7): Promise<readonly WxrEvent[]> {
  const events: WxrEvent[] = [];
  for await (const event of readWxr(pieces(text, size))) events.push(event);
  return events;
}

async function failureOf(text: string): Promise<string> {
  try {
    await read(text);
  } catch (error) {
    if (error instanceof WxrError) return error.message;
    throw error;
  }
  return 'no failure';
}

describe('readWxr', () => {
  it('tells of the site first and then of items, wherever the pieces of the file end', async () => {
    for (const size of [1, 7, 10_000]) {
      const events = await read(HEAD + item(1, 'a ]] b <p>') + item(2) + FOOT, size);
      expect(events.map((event) => event.kind)).toEqual(['site', 'item', 'item']);
      expect(events[0]).toMatchObject({ site: { title: 'T', link: 'https://a.example' } });
      expect(events[1]).toMatchObject({ item: { postId: '1', content: 'a ]] b <p>', title: 'Item 1' } });
    }
  });

  it('hands items over while it reads, holding no more than one', async () => {
    let made = 0;
    async function* endless(): AsyncGenerator<string> {
      yield HEAD;
      for (;;) {
        made += 1;
        yield item(made, 'x'.repeat(1000));
        await Promise.resolve();
      }
    }
    let seen = 0;
    for await (const event of readWxr(endless())) {
      if (event.kind === 'item') seen += 1;
      expect(made - seen).toBeLessThan(2);
      if (seen === 500) break;
    }
    expect(seen).toBe(500);
  });

  it('reads past control characters that WordPress leaves in old posts', async () => {
    const events = await read(HEAD + item(1, 'a\u0003b') + FOOT);
    expect(events[1]).toMatchObject({ item: { content: 'ab' } });
  });

  it.each([
    [HEAD + item(1).slice(0, 40), /^Line \d+: the file ends too early/],
    [HEAD + item(1).replace('</title>', '</titel>') + FOOT, /^Line 5: unexpected close tag/],
    ['<html></html>', /starts with <html>/],
    ['<rss><channel><item></item></channel></rss>', /which version/],
    ['', /empty/],
    ['no xml', /Line 1|empty/],
    [HEAD + '<x>'.repeat(50), /too deeply/],
  ])('refuses %j', async (text, message) => {
    expect(await failureOf(text)).toMatch(message);
  });
});

describe('what exports have wrong and can be put right', () => {
  async function repaired(text: string, size = 7): Promise<{ events: readonly WxrEvent[]; notes: string[] }> {
    const notes: string[] = [];
    const events: WxrEvent[] = [];
    for await (const event of readWxr(pieces(text, size), (note) => notes.push(note.english)))
      events.push(event);
    return { events, notes };
  }
  const titled = (title: string): string => HEAD + item(1).replace('Item 1', title) + FOOT;

  it.each([
    ['Tom & Jerry', 'Tom & Jerry', ['1 × “&” stood alone in the file and was read as text.']],
    ['a &nbsp; b &x', 'a &nbsp; b &x', ['2 × “&” stood alone in the file and was read as text.']],
    ['&amp; &#65; &#x42; &lt;', '& A B <', []],
    ['&#xD83D;&#xDE00;', '😀', []],
    ['a&#xD83D;b&#0;', 'a\uFFFDb\uFFFD', ['2 × the file names a character that does not exist.']],
    ['<![CDATA[a & b &nbsp;]]>', 'a & b &nbsp;', []],
    ['<!-- & -->x', 'x', []],
  ])('%j is read as %j', async (written, title, notes) => {
    for (const size of [1, 7, 100_000]) {
      const read = await repaired(titled(written), size);
      expect(read.events[1]).toMatchObject({ item: { title } });
      expect(read.notes).toEqual(notes);
    }
  });

  it('messages of PHP before and after it', async () => {
    for (const size of [1, 7, 100_000]) {
      const { events, notes } = await repaired(
        `\n<br />\n<b>Notice</b>: Undefined & so on\n${HEAD}${item(1)}${FOOT}\n<b>Warning</b>: late`,
        size,
      );
      expect(events).toHaveLength(2);
      expect(notes).toEqual([
        'Text before the export was left out: <br /> <b>Notice</b>: Undefined & so on',
        'Text after the export was left out: <b>Warning</b>: late',
      ]);
    }
  });

  it('keeps no more of one text than a page could hold, whatever its length', async () => {
    const { events } = await repaired(HEAD + item(1, 'x'.repeat(6_000_000)) + FOOT, 100_000);
    expect(events[1]).toMatchObject({ item: { title: 'Item 1' } });
    expect(events[1]?.kind === 'item' && events[1].item.content.length).toBe(5_000_001);
  });
});
