import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { parseDesign } from '#domain/design/design-settings.ts';
import { pageStyles } from './page-styles.ts';
import fullWidthStyles from './styles/full-width.css?inline';

afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelectorAll('style[data-test]').forEach((style) => style.remove());
});

function show(markup: string): void {
  const style = document.createElement('style');
  style.dataset['test'] = '';
  const styles = pageStyles({
    design: parseDesign({ id: 'design', type: 'design', images: { radius: 18 } }),
    blockTypes: ['image', 'text', 'button', 'social-links'],
  });
  style.textContent = styles + fullWidthStyles;
  document.head.append(style);
  document.body.dataset['theme'] = 'white';
  document.body.innerHTML = markup;
}

function found(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`nothing is ${selector}`);
  return element;
}

describe('a picture in a section from edge to edge', () => {
  const corners = () => {
    const style = getComputedStyle(found('.portico-block-image-frame'));
    return [
      style.borderTopLeftRadius,
      style.borderTopRightRadius,
      style.borderBottomRightRadius,
      style.borderBottomLeftRadius,
    ];
  };
  const picture = `<section class="portico-section" data-width="full">
    <div class="portico-block" style="--x:0;--e:10;--mx:0;--me:0"><div class="portico-block-image-frame"></div></div>
  </section>`;

  it('has round corners only where it does not reach the edge of the page [DSGN-66]', async () => {
    await page.viewport(1280, 800);
    show(picture);
    expect(corners()).toEqual(['0px', '18px', '18px', '0px']);
  });

  it('has none on a phone where it is as wide as the page [DSGN-66]', async () => {
    await page.viewport(360, 740);
    show(picture);
    expect(corners()).toEqual(['0px', '0px', '0px', '0px']);
  });
});

it('a heading in a text stands nearer to what follows it than to what is before it [DSGN-66]', () => {
  show('<div class="portico-block-text"><p>Before</p><h2>Heading</h2><p>After</p></div>');
  const [before, heading, after] = [...found('.portico-block-text').children].map((each) =>
    each.getBoundingClientRect(),
  );
  const above = (heading?.top ?? 0) - (before?.bottom ?? 0);
  const below = (after?.top ?? 0) - (heading?.bottom ?? 0);
  expect(above).toBeGreaterThan(below);
});

it('a button that fills six columns of a tablet keeps three words on one line [DSGN-66]', () => {
  show(`<div style="width:164px"><div class="portico-block-button" data-full-width>
    <a class="portico-button" href="#"><span>Reserve a table</span></a></div></div>`);
  expect(found('.portico-button span').getClientRects()).toHaveLength(1);
});

it('icons of networks stand level with a line of text beside them [DSGN-66]', () => {
  show(`<div style="display:grid;grid-template-columns:1fr 1fr;align-items:start">
    <div class="portico-block-text" data-size="small"><p>© Studio</p></div>
    <div style="display:flow-root"><ul class="portico-block-social-links"><li><a href="#"><svg width="22" height="22"></svg></a></li></ul></div>
  </div>`);
  const middle = (selector: string) => {
    const { top, bottom } = found(selector).getBoundingClientRect();
    return (top + bottom) / 2;
  };
  expect(Math.abs(middle('svg') - middle('p'))).toBeLessThan(5);
});
