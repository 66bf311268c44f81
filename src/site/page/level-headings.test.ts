import { describe, expect, it } from 'vitest';
import { headingTagsIn } from './heading-tags.ts';
import { levelHeadings } from './level-headings.ts';

describe('the outline of a page', () => {
  it.each([
    ['<h1>a</h1><h2>b</h2><h3>c</h3>', '<h1>a</h1><h2>b</h2><h3>c</h3>'],
    ['<h1>a</h1><h4 class="x">b</h4>', '<h1>a</h1><h2 data-as="h4" class="x">b</h2>'],
    [
      '<h2>a</h2><h4>b</h4><h4>c</h4><h2>d</h2>',
      '<h2>a</h2><h3 data-as="h4">b</h3><h3 data-as="h4">c</h3><h2>d</h2>',
    ],
    [
      '<h1>a</h1><script>"<h4>"</script><hr><header></header>',
      '<h1>a</h1><script>"<h4>"</script><hr><header></header>',
    ],
  ])('%s becomes %s', (html, levelled) => {
    const found = levelHeadings(html, headingTagsIn(html));
    expect(found).toEqual({ html: levelled, hasChanged: html !== levelled });
  });
});
