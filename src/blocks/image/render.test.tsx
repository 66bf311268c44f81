import { renderMarkup } from '#site/markup/render-markup.ts';
import { describe, expect, it } from 'vitest';
import { parseDesign } from '#domain/design/design-settings.ts';
import { IMAGE_VARIANTS } from '#domain/design/image-layouts.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import type { BlockContext } from '../define-block.ts';
import { parseBlockData } from '../parse-block-data.ts';
import { image as imageBlock } from './index.ts';
import { Picture } from './picture.tsx';
import { ImageBlock } from './render.tsx';
import { imageDefaults, type ImageData } from './schema.ts';

const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f' as FileId,
  path: '/s/images/0199f3b4c0de0a1b2c3d4e5f/kiln.jpg',
  width: 1600,
  height: 1000,
  alt: 'A kiln',
  focalPoint: { x: 0.25, y: 0.4 },
};

function show(changes: Partial<ImageData>, surroundings: Partial<BlockContext> = {}): string {
  return renderMarkup(
    <ImageBlock
      id={TEST_BLOCK_ID}
      data={{ ...imageDefaults(), image, ...changes }}
      context={testBlockContext(surroundings)}
    />,
  );
}

describe('a picture', () => {
  const html = renderMarkup(<Picture image={image} sizes="50vw" />);

  it('is offered in the width steps up to its own width and in no other [IMG-15, IMG-16]', () => {
    const offered = [...html.matchAll(/format=(\d+)w(?:&amp;type=\w+)? (\d+)w/g)];
    expect(offered.slice(0, 7).map(([, step, width]) => [step, width])).toEqual([
      ['100', '100'],
      ['300', '300'],
      ['500', '500'],
      ['750', '750'],
      ['1000', '1000'],
      ['1500', '1500'],
      ['2500', '1600'],
    ]);
    expect(offered).toHaveLength(21);
  });

  it('is served in its own width where that lies between two steps [IMG-16]', () => {
    const photo = renderMarkup(<Picture image={{ ...image, width: 740 }} sizes="50vw" />);
    expect(photo).toContain('kiln.jpg?format=750w 740w" sizes="auto, 50vw"');
    expect(photo).toContain('kiln.jpg?format=750w&amp;type=avif 740w"');
    expect(photo).toContain(`src="${image.path}?format=750w"`);
    expect(photo).not.toContain('1000w');
  });

  it('names its width in the address, and AVIF and WebP beside the original [IMG-17]', () => {
    expect(html).toContain(
      '<source type="image/avif" srcset="/s/images/0199f3b4c0de0a1b2c3d4e5f/kiln.jpg?format=100w&amp;type=avif 100w',
    );
    expect(html).toContain('type="image/webp"');
    expect(html).toContain('src="/s/images/0199f3b4c0de0a1b2c3d4e5f/kiln.jpg?format=1500w"');
  });

  it('is complete without scripts: text, size, lazily loaded [IMG-14, IMG-18]', () => {
    expect(html).toContain('alt="A kiln" width="1600" height="1000" loading="lazy"');
  });

  it('keeps its focal point in view [IMG-27, IMG-28]', () => {
    expect(html).toContain('object-position:25% 40%');
  });

  it('is fetched at once when it is the first of the page', () => {
    const first = renderMarkup(<Picture image={image} sizes="50vw" isFirst />);
    expect(first).toContain('loading="eager" fetchpriority="high"');
    expect(first).not.toContain('auto,');
  });

  it('keeps a moving picture, a drawn one, and one smaller than every step, as it is', () => {
    const path = '/s/images/0199f3b4c0de0a1b2c3d4e5f/loop.gif';
    expect(renderMarkup(<Picture image={{ ...image, path }} sizes="1px" />)).not.toContain('<picture>');
    const drawn = renderMarkup(
      <Picture image={{ ...image, path: path.replace('gif', 'svg') }} sizes="1px" />,
    );
    expect(drawn).toContain('src="/s/images/0199f3b4c0de0a1b2c3d4e5f/loop.svg"');
    expect(drawn).not.toMatch(/<picture>|srcset/);
    const tiny = renderMarkup(<Picture image={{ ...image, width: 64 }} sizes="1px" />);
    expect(tiny).toContain(`src="${image.path}"`);
    expect(tiny).not.toContain('srcset');
  });
});

describe('an image block', () => {
  it.each(IMAGE_VARIANTS.map((variant) => [variant]))('renders the variant %s [BLK-72]', (variant) => {
    expect(show({ variant })).toContain(`data-variant="${variant}"`);
  });

  it('keeps the text of another variant without showing it [CONT-76]', () => {
    expect(show({ variant: 'inline', title: 'Kept', caption: 'Shown' })).not.toContain('Kept');
    expect(show({ variant: 'stack', title: 'Shown', caption: 'Kept' })).not.toContain('Kept');
  });

  it('links the picture, or the button where there is one', () => {
    const link = { kind: 'url', href: 'https://example.com/', newWindow: false } as const;
    expect(show({ link })).toContain(
      '<a class="portico-block-image-link" href="https://example.com/"><picture>',
    );
    const withButton = show({ link, variant: 'card', buttonText: 'Go' });
    expect(withButton.match(/<a /g)).toHaveLength(1);
    expect(withButton).toContain('>Go</a>');
  });

  it('gives a linked picture without alternative text a name', () => {
    const link = { kind: 'url', href: 'https://example.com/', newWindow: false } as const;
    expect(show({ link, image: { ...image, alt: '' }, caption: 'The kiln' })).toContain(
      'aria-label="The kiln"',
    );
  });

  it('shows nothing to visitors while no picture is chosen', () => {
    expect(show({ image: null })).toBe('');
  });

  it('has the button that goes with its layout, else the one of the design, else its own [DSGN-69]', () => {
    const words = { title: 'Title', buttonText: 'Go' } as const;
    const variantOf = (html: string) =>
      /portico-button" data-size="medium" data-variant="(\w+)"/.exec(html)?.[1];
    expect(variantOf(show({ ...words, variant: 'poster' }))).toBe('filled');
    expect(variantOf(show({ ...words, variant: 'card' }))).toBe('text');
    const imageButtons = { poster: 'secondary' } as const;
    expect(variantOf(show({ ...words, variant: 'poster' }, { imageButtons }))).toBe('outline');
    expect(variantOf(show({ ...words, variant: 'card' }, { imageButtons }))).toBe('text');
    const own = show({ ...words, variant: 'poster', buttonKind: 'tertiary' }, { imageButtons });
    expect(variantOf(own)).toBe('text');
  });

  it('says how its texts stand only where its owner said so of this block [DSGN-69]', () => {
    expect(show({ variant: 'poster' })).not.toContain('data-alignment');
    expect(show({ variant: 'poster', alignment: 'end' })).toContain('data-alignment="end"');
    expect(show({ variant: 'inline', alignment: 'end', caption: 'Words' })).not.toContain('data-alignment');
  });

  it('asks for larger files where the design leaves the picture more room beside its text [DSGN-69]', () => {
    const design = parseDesign({ id: 'design', type: 'design', imageLayouts: { card: { width: 30 } } });
    expect(show({ variant: 'card' })).toContain('100vw, 60vw"');
    expect(show({ variant: 'card' }, { design })).toContain('100vw, 80vw"');
    expect(show({ variant: 'overlap' }, { design })).toContain('100vw, 60vw"');
  });

  it.each([
    ['start', 'site'],
    ['center', 'center'],
  ])(
    'that was stored before designs had layouts, with its text at %s, has it at %s [DSGN-69]',
    (stored, now) => {
      const data = { ...imageDefaults(), image, variant: 'stack', alignment: stored };
      const parsed = parseBlockData(imageBlock, data, 1);
      expect(parsed).toMatchObject({ ok: true, value: { alignment: now, buttonKind: 'site' } });
    },
  );
});
