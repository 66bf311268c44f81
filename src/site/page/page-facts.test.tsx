import { describe, expect, it } from 'vitest';
import type { FileId } from '#domain/files/file-id.ts';
import { Picture } from '#blocks/image/picture.tsx';
import { renderMarkup } from '../markup/render-markup.ts';
import { heroPreload } from './hero-preload.ts';
import { PageFacts } from './page-facts.ts';

function hear(node: Parameters<typeof renderMarkup>[0]): { html: string; facts: PageFacts } {
  const facts = new PageFacts();
  return { html: renderMarkup(node, undefined, facts), facts };
}

const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f' as FileId,
  path: '/s/images/0199f3b4c0de0a1b2c3d4e5f/kiln.jpg',
  width: 140,
  height: 100,
  alt: 'A kiln',
  focalPoint: { x: 0.5, y: 0.5 },
};

describe('what is known of a page', () => {
  it('says where headings begin and end, those of others included', () => {
    const { html, facts } = hear(
      <main>
        <pre>{'\n'}</pre>
        <h2 id="a">One</h2>
        <div dangerouslySetInnerHTML={{ __html: '<p>x</p><h4>Two</h4><!-- <h1> -->' }} />
      </main>,
    );
    expect(facts.headings.map(({ level, isEnd, at }) => [level, isEnd, html.slice(at, at + 4)])).toEqual([
      [2, false, '<h2 '],
      [2, true, '</h2'],
      [4, false, '<h4>'],
      [4, true, '</h4'],
    ]);
    expect(facts.mainAt).toBe('<main>'.length);
  });

  it('knows elements, classes, attributes and links, in markup of others as well', () => {
    const { facts } = hear(
      <a className="big portico-button" data-tooltip="x" href="/a#cookies" aria-label="z">
        <b dangerouslySetInnerHTML={{ __html: '<i class="portico-words" data-fit-text>y</i>' }} />
      </a>,
    );
    expect(['a', 'b', 'i', 'em'].filter((tag) => facts.hasElement(tag))).toEqual(['a', 'b', 'i']);
    expect([facts.hasClass('portico-button'), facts.hasClass('portico-words')]).toEqual([true, true]);
    expect(facts.hasClass('portico-footer-cookies')).toBe(false);
    const attributes = ['data-tooltip', 'data-fit-text', 'data-fit', 'data-time-since'];
    expect(attributes.filter((name) => facts.hasAttribute(name))).toEqual(['data-tooltip', 'data-fit-text']);
    expect([facts.linksTo('#cookies'), facts.linksTo('#other')]).toEqual([true, false]);
  });

  it('gathers texts beyond Latin-1, wherever they stand', () => {
    const { facts } = hear(
      <p title="Привет">
        é
        <b dangerouslySetInnerHTML={{ __html: '日本' }} />
      </p>,
    );
    expect(facts.wide).toBe('Привет日本');
  });
});

describe('the preload of the first picture', () => {
  it('is that of its newest format, with all its widths [IMG-16]', () => {
    const { facts } = hear(
      <>
        <Picture image={image} sizes="50vw" />
        <Picture image={image} sizes="(max-width: 700px) 100vw, 50vw" isFirst />
        <Picture image={{ ...image, path: '/s/images/x/other.jpg' }} sizes="1px" isFirst />
      </>,
    );
    const path = '/s/images/0199f3b4c0de0a1b2c3d4e5f/kiln.jpg';
    expect(heroPreload(facts.hero)).toBe(
      `type="image/avif" imagesrcset="${path}?format=100w&amp;type=avif 100w, ${path}?format=300w&amp;type=avif 140w" imagesizes="(max-width: 700px) 100vw, 50vw" fetchpriority="high"`,
    );
  });

  it('is that of the file where there is nothing else, and none where no picture is first', () => {
    const drawn = { ...image, path: '/s/images/x/a.svg' };
    expect(heroPreload(hear(<Picture image={drawn} sizes="1px" isFirst />).facts.hero)).toBe(
      'href="/s/images/x/a.svg" fetchpriority="high"',
    );
    expect(heroPreload(hear(<Picture image={drawn} sizes="1px" />).facts.hero)).toBeNull();
    const moving = { ...image, path: '/s/images/x/a.gif' };
    expect(heroPreload(hear(<Picture image={moving} sizes="9px" isFirst />).facts.hero)).toBe(
      'href="/s/images/x/a.gif?format=300w" imagesrcset="/s/images/x/a.gif?format=100w 100w, /s/images/x/a.gif?format=300w 140w" imagesizes="9px" fetchpriority="high"',
    );
  });
});
