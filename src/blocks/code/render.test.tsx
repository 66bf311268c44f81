import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BlockContext } from '../define-block.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { CodeBlock } from './render.tsx';
import type { CodeData } from './schema.ts';

const SCRIPT = '<script>steal()</script>';

function show(data: Partial<CodeData>, context: Partial<BlockContext> = {}): string {
  return renderToStaticMarkup(
    <CodeBlock
      id={TEST_BLOCK_ID}
      data={{ language: 'html', source: SCRIPT, display: 'run', ...data }}
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
