import { renderMarkup } from '../markup/render-markup.ts';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '#domain/palette/contrast.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { BlockFrame } from './block-frame.tsx';

const frame = (look?: unknown, blockType = 'text') =>
  renderMarkup(
    <BlockFrame
      block={blockRecordSchema.parse({
        id: 'b1',
        type: 'block',
        blockType,
        sectionId: 's1',
        desktop: { x: 0, y: 0, w: 8, h: 4 },
        data: {},
        ...(look === undefined ? {} : { look }),
      })}
      arranged={{
        kind: 'block',
        id: 'b1',
        height: null,
        style: { '--d': '1/1/2/9', '--t': '0', '--m': '1/1/2/9' },
      }}
    >
      x
    </BlockFrame>,
  );

describe('a block with a look of its own [DSGN-57]', () => {
  it('without one carries nothing but its place', () => {
    expect(frame()).toBe(frame({}));
    expect(frame()).not.toContain('background');
    expect(frame()).not.toContain('data-theme');
  });

  it('wears a theme, of which its texts take their colors', () => {
    expect(frame({ background: 'dark' })).toContain('data-theme="dark"');
    expect(frame({ background: 'dark' })).toContain(
      'background:var(--color-background);color:var(--color-text)',
    );
    expect(frame({ background: 'dark', opacity: 0.6 })).toContain(
      'background:color-mix(in srgb,var(--color-background) 60%,transparent)',
    );
  });

  it.each(['#000000', '#ffffff', '#7a7a7a', '#c0ffee', '#b00020'])(
    'on %s has texts that can be read',
    (background) => {
      const html = frame({ background });
      const color = (name: string) => new RegExp(`--color-${name}:(#[0-9a-f]{6})`).exec(html)?.[1] ?? '';
      expect(color('background')).toBe(background);
      for (const name of ['text', 'heading', 'link', 'muted']) {
        expect(contrastOf(color(name), background)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('has border, corners, padding and shadow at their limits', () => {
    const html = frame({
      borderWidth: 12,
      borderColor: 'accent',
      radius: 200,
      padding: 120,
      shadow: 'large',
    });
    expect(html).toContain(
      'border:12px solid var(--color-accent);border-radius:200px;padding:120px;box-shadow:0 18px 48px',
    );
    expect(frame({ borderWidth: 1, borderColor: '#123456' })).toContain('border:1px solid #123456');
  });

  it('takes what is beyond the limits, or no look at all, for the look of the site', () => {
    expect(
      frame({
        borderWidth: 13,
        radius: 201,
        padding: 121,
        shadow: 'huge',
        background: 'red;}',
        opacity: 0.1,
      }),
    ).toBe(frame());
    expect(frame('dark')).toBe(frame());
    expect(frame([{ background: 'dark' }])).toBe(frame());
  });

  it('cuts corners off what fills it, and nothing off a text, whose focus ring stands out', () => {
    expect(frame({ radius: 8 }, 'image')).toContain('overflow:clip');
    expect(frame({ radius: 8 })).not.toContain('overflow');
  });
});
