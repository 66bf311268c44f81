import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

function markupOf(source: string): string {
  const cleaned = cleanSvg(source);
  return cleaned.ok ? cleaned.value.markup : `refused: ${cleaned.error}`;
}

describe('cleanSvg', () => {
  it.each([
    ['scripts', '<svg><script>alert(1)</script><g/></svg>', /script|alert/],
    ['handlers', '<svg onload="alert(1)"><path onclick="x()" d="M0 0"/></svg>', /onload|onclick|alert/],
    [
      'foreign markup',
      '<svg><foreignObject><iframe src="https://x.example"/></foreignObject></svg>',
      /iframe|foreign/,
    ],
    [
      'outside addresses',
      '<svg><use href="https://x.example/a.svg#b"/><image href="http://x.example/t.png"/></svg>',
      /example/,
    ],
    ['script addresses', '<svg><a href="javascript:alert(1)"><path d="M0 0"/></a></svg>', /javascript|<a/],
    [
      'styles that load',
      '<svg><style>@import "https://x.example";</style><g style="fill:url(https://x.example)"/></svg>',
      /example/,
    ],
    ['escaped styles', '<svg><g style="fill:u\\72l(https://x.example)"/></svg>', /example/],
    ['animated addresses', '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>', /set|alert/],
    ['markup in data', '<svg><image href="data:image/svg+xml;base64,PHN2Zz4="/></svg>', /data:/],
  ])('leaves out %s', (_what, source, forbidden) => {
    expect(markupOf(source)).toMatch(/^<svg/);
    expect(markupOf(source)).not.toMatch(forbidden);
  });

  it('keeps what draws', () => {
    const markup = markupOf(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/><text>a &amp; b</text></svg>',
    );
    expect(markup).toContain('<path fill="url(#a)" d="M0 0"></path>');
    expect(markup).toContain('a &amp; b');
  });

  it.each([
    ['<svg width="40" height="30"/>', { width: 40, height: 30 }],
    ['<svg viewBox="0 0 10 20"/>', { width: 10, height: 20 }],
    ['<svg width="100" viewBox="0 0 10 20"/>', { width: 100, height: 200 }],
    ['<svg width="100%"/>', { width: 300, height: 150 }],
  ])('finds the size of %s', (source, dimensions) => {
    const cleaned = cleanSvg(source);
    expect(cleaned.ok && cleaned.value.dimensions).toEqual(dimensions);
  });

  it.each([
    ['<svg><g></svg>', /damaged/],
    ['<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', /entities/],
    ['<svg', /damaged/],
  ])('refuses %s with a reason', (source, reason) => {
    const cleaned = cleanSvg(source);
    expect(cleaned.ok ? '' : cleaned.error).toMatch(reason);
  });
});
