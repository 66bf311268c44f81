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
