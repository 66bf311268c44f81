import { renderMarkup } from '#site/markup/render-markup.ts';
import { expect, it } from 'vitest';
import type { BlockContext } from '../define-block.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { CodeBlock } from './render.tsx';
import type { CodeData } from './schema.ts';

const SCRIPT = '<script>steal()</script>';

function show(data: Partial<CodeData>, context: Partial<BlockContext> = {}): string {
  return renderMarkup(
    <CodeBlock
      id={TEST_BLOCK_ID}
      data={{ language: 'html', source: SCRIPT, display: 'run', isTracking: false, ...data }}
      context={testBlockContext(context)}
    />,
  );
}

it('shows source as text [CONT-25]', () => {
  expect(show({ display: 'show' })).toContain('&lt;script&gt;steal()&lt;/script&gt;');
});

it('runs on a published page of a public host [CONT-25]', () => {
  expect(show({})).toContain(SCRIPT);
  expect(show({ language: 'css', source: 'a{}' })).toContain('<style>a{}</style>');
  expect(show({ language: 'javascript', source: 'x()' })).toContain('<script>x()</script>');
});

it.each([
  ['the canvas', { mode: 'canvas', host: 'app' }],
  ['the canvas of a public host', { mode: 'canvas', host: 'public' }],
  ['the owner view on an app host', { mode: 'page', host: 'app' }],
] as const)('never runs in %s [CONT-25]', (_, context) => {
  const html = show({}, context);
  expect(html).toContain('It runs on the published site only.');
  expect(html).not.toContain('steal');
});

const OUTSIDE = '<p>Ours</p><script src="https://stats.example/t.js"></script>';
it.each([
  ['code of other hosts where visitors are asked', { source: OUTSIDE }, true, true],
  ['code marked as following visitors, where they are asked', { isTracking: true }, true, true],
  ['own code where visitors are asked', {}, true, false],
  ['code of other hosts where nobody is asked', { source: OUTSIDE, isTracking: true }, false, false],
])('%s: held is %s [CONS-63]', (_name, data, asksConsent, isHeld) => {
  const html = show(data, { asksConsent });
  expect(html.includes('data-held-code=')).toBe(isHeld);
  // Nothing in an attribute runs or is fetched.
  expect(html.includes('<script')).toBe(!isHeld);
});

it('offers to show what is held where there is something to see [CONS-63]', () => {
  const held = (data: Partial<CodeData>) => show(data, { asksConsent: true }).includes('Show content');
  expect(held({ source: '<iframe src="https://maps.example"></iframe>' })).toBe(true);
  expect(held({ source: '<iframe src="https://maps.example"></iframe>', isTracking: true })).toBe(false);
  expect(held({ source: '<!-- stats --><script src="https://stats.example/t.js"></script>' })).toBe(false);
  expect(held({ source: '<noscript><img src="https://stats.example/p.gif"></noscript>' })).toBe(false);
  expect(held({ source: '<img width="1" height="1" src="https://stats.example/p.gif">' })).toBe(false);
  expect(held({ language: 'javascript', source: "fetch('https://stats.example')" })).toBe(false);
});

it('stays shut whatever closing tags the code has [CONS-63]', () => {
  const source = '"></div></template></script><script src="https://stats.example/t.js"></script>';
  expect(show({ source }, { asksConsent: true })).not.toContain('<script');
});
