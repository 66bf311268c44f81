import { describe, expect, it } from 'vitest';
import { parseDesign } from './design-settings.ts';
import { designTokensCss } from './design-tokens.ts';

const PROPERTIES = [
  '--color-background --color-heading --color-text --color-muted --color-link --color-line',
  '--color-button-background --color-button-text --color-accent --color-navigation --color-field --color-field-text --color-block --color-error --font-heading --font-body --font-heading-weight',
  '--font-heading-line-height --font-base-size --site-width --site-margin --section-padding --block-gap',
  '--button-radius --button-padding-block --button-padding-inline --button-font-weight --button-border-width',
  '--image-radius --size-small --size-base --size-lead --size-h4 --size-h3 --size-h2 --size-h1',
].flatMap((line) => line.split(' '));

describe('design tokens', () => {
  it.each(PROPERTIES)('has %s', (property) => {
    expect(designTokensCss(parseDesign(undefined))).toContain(`${property}:`);
  });

  it('falls back for each broken value on its own', () => {
    const design = parseDesign({
      id: 'design',
      type: 'design',
      palette: { accent: 'red; } body { display: none', white: '#fefefe' },
      fonts: 7,
      spacing: { siteWidth: 1000, blockGap: 'much' },
    });
    expect(design.palette.accent).toBe('#2f5d50');
    expect(design.palette.white).toBe('#fefefe');
    expect(design.fonts.body).toBe('figtree');
    expect(design.spacing).toMatchObject({ siteWidth: 1000, blockGap: 16 });
  });

  it.each([
    ['shape', 'square', '--button-radius:0px'],
    ['shape', 'rounded', '--button-radius:0.5em'],
    ['shape', 'pill', '--button-radius:100em'],
    ['padding', 'small', '--button-padding-block:0.55em'],
    ['padding', 'medium', '--button-padding-block:0.8em'],
    ['padding', 'large', '--button-padding-block:1.05em'],
    ['style', 'solid', '--button-border-width:0px'],
    ['style', 'outline', '--button-border-width:2px'],
    ['weight', 700, '--button-font-weight:700'],
  ])('gives all buttons the %s %s [DSGN-41]', (option, value, token) => {
    const css = designTokensCss(parseDesign({ id: 'design', type: 'design', buttons: { [option]: value } }), [
      'white',
    ]);
    expect(css).toContain(`${token};`);
  });

  it.each([
    [0, '0rem'],
    [60, '3.75rem'],
    [61, '0.375rem'],
  ])('gives pictures corners of %i px: %s, beyond 60 px those of the start [DSGN-43]', (radius, token) => {
    const css = designTokensCss(parseDesign({ id: 'design', type: 'design', images: { radius } }), ['white']);
    expect(css).toContain(`--image-radius:${token}`);
  });

  it('gives an outlined button a frame and no background', () => {
    const css = designTokensCss(
      parseDesign({ id: 'design', type: 'design', buttons: { style: 'outline' } }),
      ['white'],
    );
    expect(css).toContain('--button-border-width:2px');
    expect(css).toContain('--color-button-background:transparent');
    expect(css).not.toContain('[data-theme=black]');
  });
});
