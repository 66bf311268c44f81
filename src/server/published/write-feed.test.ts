import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { FeedItem, FeedSource } from '#server/collections/feed-source.ts';
import { writeFeed, type FeedFormat } from './write-feed.ts';

const NASTY = 'A ]]> & <b> \u0001\ud800 "x" – end';

const item: FeedItem = {
  id: 'urn:portico:site:item',
  title: NASTY,
  url: 'https://example.com/journal/a',
  excerpt: NASTY,
  content: `<p>${NASTY}</p>`,
  authorName: NASTY,
  publishedAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-01-02T03:04:05Z'),
  labels: [NASTY],
  image: { url: 'https://example.com/s/a.jpg?a=1&b', type: 'image/jpeg', length: 12_345 },
};

const source: FeedSource = {
  id: 'urn:portico:site:collection',
  title: NASTY,
  description: NASTY,
  language: 'en',
  url: 'https://example.com/journal',
  self: 'https://example.com/journal/feed.xml',
  next: 'https://example.com/journal/feed.xml?page=2',
  updatedAt: new Date('2026-01-02T03:04:05Z'),
  items: [item],
};

function textsOf(xml: string): string {
  let texts = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => (texts += text));
  parser.on('cdata', (text) => (texts += text));
  parser.write(xml).close();
  return texts;
}

describe('a feed', () => {
  it.each([
    ['rss', { url: 'https://example.com/s/a.jpg?a=1&b', length: '12345', type: 'image/jpeg' }],
    [
      'atom',
      { rel: 'enclosure', href: 'https://example.com/s/a.jpg?a=1&b', length: '12345', type: 'image/jpeg' },
    ],
  ] as const)('has the main image with its true length and type in %s [FIND-22]', (format, attributes) => {
    const found: unknown[] = [];
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes: own }) => {
      if (name === 'enclosure' || own['rel'] === 'enclosure') found.push(own);
    });
    parser.write(writeFeed(format, source)).close();
    expect(found).toEqual([attributes]);
  });

  it('attaches the main image in JSON, and nothing where there is none [FIND-22]', () => {
    const without = source.items.map((item) => ({ ...item, id: 'urn:b', image: null }));
    const { items } = JSON.parse(writeFeed('json', { ...source, items: [...source.items, ...without] })) as {
      items: Record<string, unknown>[];
    };
    expect(items.map((item) => item['attachments'])).toEqual([
      [{ url: 'https://example.com/s/a.jpg?a=1&b', mime_type: 'image/jpeg', size_in_bytes: 12_345 }],
      undefined,
    ]);
    expect(writeFeed('rss', { ...source, items: without })).not.toContain('<enclosure');
  });

  it.each<FeedFormat>(['rss', 'atom'])('parses as XML whatever its items contain: %s [FIND-24]', (format) => {
    const texts = textsOf(writeFeed(format, source));
    expect(texts).toContain('<p>A ]]> & <b>');
    expect(texts).not.toContain('\u0001');
  });

  it('parses as JSON and follows JSON Feed 1.1 [FIND-21] [FIND-24]', () => {
    const feed = JSON.parse(writeFeed('json', source)) as Record<string, unknown>;
    expect(feed['version']).toBe('https://jsonfeed.org/version/1.1');
    expect(feed['feed_url']).toBe(source.self);
    expect(feed['items']).toMatchObject([{ id: 'urn:portico:site:item', url: source.items[0]?.url }]);
  });

  it.each<[FeedFormat, string]>([
    ['rss', 'rel="next"'],
    ['atom', 'rel="next"'],
    ['json', '"next_url"'],
  ])('names further items in %s [FIND-22]', (format, part) => {
    expect(writeFeed(format, source)).toContain(part);
    expect(writeFeed(format, { ...source, next: null })).not.toContain(part);
  });

  it('gives dates as RFC 822 and RFC 3339, and a self link [FIND-24]', () => {
    expect(writeFeed('rss', source)).toContain('<pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>');
    expect(writeFeed('atom', source)).toContain('<updated>2026-01-02T03:04:05.000Z</updated>');
    expect(writeFeed('rss', source)).toContain(`href="${source.self}" rel="self"`);
  });

  it('leaves out what an item has not, and writes labels and the name of its author as text', () => {
    const bare = {
      ...item,
      title: '',
      excerpt: '',
      content: '',
      authorName: '',
      labels: [],
      image: null,
    };
    const labelled = { ...bare, authorName: 'A & B', labels: ['one', '"two" <b>'] };
    const rss = writeFeed('rss', { ...source, items: [bare, labelled] });
    expect(rss.slice(rss.indexOf('<item>'))).toBe(
      '<item><link>https://example.com/journal/a</link>' +
        '<guid isPermaLink="false">urn:portico:site:item</guid><pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate></item>' +
        '<item><link>https://example.com/journal/a</link>' +
        '<guid isPermaLink="false">urn:portico:site:item</guid><pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>' +
        '<category>one</category><category>&quot;two&quot; &lt;b&gt;</category>' +
        '<dc:creator>A &amp; B</dc:creator></item></channel></rss>',
    );
    const atom = writeFeed('atom', { ...source, items: [labelled] });
    expect(atom.slice(atom.indexOf('<entry>'))).toBe(
      '<entry><title type="html"><![CDATA[]]></title><id>urn:portico:site:item</id>' +
        '<link href="https://example.com/journal/a"/><updated>2026-01-02T03:04:05.000Z</updated>' +
        '<author><name>A &amp; B</name></author><category label="one" term="one"/>' +
        '<category label="&quot;two&quot; &lt;b&gt;" term="&quot;two&quot; &lt;b&gt;"/>' +
        '<published>2026-01-01T00:00:00.000Z</published></entry></feed>',
    );
  });

  it('keeps the id of an item whatever its address and date [FIND-23]', () => {
    const moved = source.items.map((item) => ({
      ...item,
      url: 'https://example.com/b',
      updatedAt: new Date(0),
    }));
    expect(writeFeed('rss', { ...source, items: moved })).toContain(
      '<guid isPermaLink="false">urn:portico:site:item</guid>',
    );
  });
});
