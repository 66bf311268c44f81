import { renderMarkup } from '../markup/render-markup.ts';
import { describe, expect, it } from 'vitest';
import { parseDesign } from '#domain/design/design-settings.ts';
import { DIVIDER_SHAPES, sectionSchema } from '#domain/pages/section.ts';
import { SectionFrame } from './section-frame.tsx';

const design = parseDesign({
  id: 'design',
  type: 'design',
  palette: {
    white: '#ffffff',
    black: '#101010',
    accent: '#2f5d50',
    lightAccent: '#eef3ef',
    darkAccent: '#17332b',
  },
  customColors: { custom_1a: { name: 'Rose', color: '#d05060', position: 1 } },
});
const PICTURE = {
  fileId: '0199f3b4c0de0a1b2c3d4e60',
  path: '/s/images/0/sea.jpg',
  width: 800,
  height: 600,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};

function html(fields: object, isCanvas = false): string {
  const section = sectionSchema.parse({ id: 's1', type: 'section', order: 'a', theme: 'light', ...fields });
  return renderMarkup(
    <SectionFrame section={section} design={design} isCanvas={isCanvas}>
      <p>Text</p>
    </SectionFrame>,
  );
}

describe('the background of a section', () => {
  it.each([
    [['accent', 'darkAccent'], 90, 'linear-gradient(90deg,#2f5d50,#17332b)', '#ffffff'],
    [['white', 'lightAccent', 'custom_1a'], 0, 'linear-gradient(0deg,#ffffff,#eef3ef,#d05060)', '#000000'],
  ])(
    'is a gradient of %j at %i°, with the ink that can be read on it [DSGN-59]',
    (colors, angle, image, ink) => {
      const written = html({ background: { kind: 'gradient', colors, angle } });
      expect(written).toContain(`background-image:${image}`);
      expect(written).toContain(`--color-text:${ink}`);
    },
  );

  it.each([
    [{ kind: 'gradient', colors: ['accent'], angle: 0 }],
    [{ kind: 'gradient', colors: ['accent', 'white', 'black', 'accent'], angle: 0 }],
    [{ kind: 'gradient', colors: ['accent', 'custom_x);x:url(//e)'], angle: 0 }],
    [{ kind: 'gradient', colors: ['accent', 'white'], angle: 400 }],
    [{ kind: 'video', url: 'https://example.com/film.mp4', image: null, overlay: 0.3 }],
    [{ kind: 'video', url: '/s/page.html', image: null, overlay: 0.3 }],
  ])('is the theme’s where what is stored is not valid: %j [DSGN-59]', (background) => {
    expect(html({ background })).not.toMatch(/gradient|example|\/s\/|style=/);
  });

  it('leaves out own colors that are gone [DSGN-59]', () => {
    expect(html({ background: { kind: 'gradient', colors: ['custom_9', 'accent'], angle: 0 } })).toContain(
      'linear-gradient(0deg,#2f5d50,#2f5d50)',
    );
  });

  it('is the picture of its film until scripts play it [DSGN-59]', () => {
    const background = { kind: 'video', url: '/s/film.mp4', image: PICTURE, overlay: 0.3 };
    expect(html({ background })).toContain('data-background-video="/s/film.mp4"');
    expect(html({ background })).toContain('/s/images/0/sea.jpg');
    expect(html({ background })).not.toContain('<video');
    expect(html({ background: { ...background, image: null } }, true)).toContain('<video');
  });
});

describe('the dividers of a section', () => {
  it.each(DIVIDER_SHAPES)(
    'mask its background: %s, turned over at the bottom, mirrored [DSGN-59]',
    (shape) => {
      const of = (divider: object) => html(divider).match(/-shape:url\(&quot;(.*?)&quot;\)/)?.[1];
      const top = of({ dividerTop: { shape, height: 'small', isMirrored: false } });
      const bottom = of({ dividerBottom: { shape, height: 'small', isMirrored: false } });
      const mirrored = of({ dividerTop: { shape, height: 'small', isMirrored: true } });
      expect(new Set([top, bottom, mirrored]).size).toBe(3);
      const written = html({ dividerTop: { shape, height: 'large', isMirrored: false } });
      expect(written).toContain('data-divider-top="large"');
      expect(written).toContain('--top:var(--divider-large)');
      expect(written).toContain('class="portico-section-background"');
    },
  );

  it('are not there where none was chosen [DSGN-59]', () => {
    expect(html({})).not.toContain('divide');
    expect(html({ dividerTop: { shape: 'spiral', height: 'small' } })).not.toContain('divide');
  });
});
