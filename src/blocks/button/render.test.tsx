import { renderMarkup } from '#site/markup/render-markup.ts';
import { expect, it } from 'vitest';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { ButtonBlock } from './render.tsx';
import { buttonDefaults, buttonSchema, type ButtonData } from './schema.ts';

function show(changes: Partial<ButtonData>): string {
  return renderMarkup(
    <ButtonBlock
      id={TEST_BLOCK_ID}
      data={{ ...buttonDefaults(), ...changes }}
      context={testBlockContext()}
    />,
  );
}

it('leads to its target in the same window [BLK-53, CONT-82]', () => {
  const html = show({
    buttonText: 'Book',
    clickthroughUrl: { kind: 'url', href: 'https://example.com/', newWindow: false },
  });
  expect(html).toContain('href="https://example.com/"');
  expect(html).not.toContain('target=');
});

it('opens a new window when it is told to [BLK-53]', () => {
  const clickthroughUrl = { kind: 'url', href: 'https://example.com/', newWindow: false } as const;
  expect(show({ clickthroughUrl, newWindow: true })).toContain('target="_blank" rel="noopener"');
});

it('opens no window for a telephone number', () => {
  const clickthroughUrl = { kind: 'phone', number: '+15550100' } as const;
  expect(show({ clickthroughUrl, newWindow: true })).not.toContain('target=');
});

it.each(['left', 'center', 'right'] as const)('is aligned %s [BLK-56, CONT-83]', (alignment) => {
  expect(show({ alignment })).toContain(`data-alignment="${alignment}"`);
});

it.each(['small', 'medium', 'large'] as const)('is %s [BLK-56, CONT-83]', (size) => {
  expect(show({ size })).toContain(`data-size="${size}"`);
});

it.each([
  ['page', 'page'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['pop-up', 'pop-up'],
  ['somewhere', 'block'],
])('stands in the context %s: %s [BLK-56]', (context, expected) => {
  expect(buttonSchema.parse({ ...buttonDefaults(), context }).context).toBe(expected);
});

it('cannot be activated while its target is missing', () => {
  expect(show({})).not.toContain('href');
});

it('keeps text, target, alignment, size, window and context; its id is the block’s [BLK-52]', () => {
  expect(Object.keys(buttonDefaults())).toEqual(
    expect.arrayContaining(['buttonText', 'clickthroughUrl', 'alignment', 'size', 'newWindow', 'context']),
  );
});
