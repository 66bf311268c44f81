import { expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import type { FieldControl, Label } from './define-block.ts';
import { BLOCKS } from './registry.ts';

const said = (label: Label): string => (typeof label === 'string' ? label : translateEnglish(label));

/** What a control's choices are called, by the value that each stands for. */
function choicesOf(control: FieldControl | undefined): Readonly<Record<string, string>> {
  if (control?.control !== 'segmented' && control?.control !== 'select') return {};
  return Object.fromEntries(control.options.map(({ value, label }) => [value, said(label)]));
}

it.each(['image', 'video'])(
  'calls how a picture sits in its place as designers do: %s [EDIT-216]',
  (type) => {
    const fields = BLOCKS.find((each) => each.type === type)?.fields as
      | Readonly<Record<string, FieldControl>>
      | undefined;
    expect(choicesOf(fields?.['mode'])).toEqual({ fill: 'Fill', fit: 'Fit', none: 'Own size' });
  },
);

it('has one pair of words for it in all blocks [EDIT-216]', () => {
  const others = BLOCKS.flatMap(({ type, fields }) =>
    Object.entries(fields).flatMap(([field, control]) =>
      Object.values(choicesOf(control as FieldControl))
        .filter((choice) => /^(?:cover|contain|crop|stretch|letterbox)\b/i.test(choice))
        .map((choice) => `${type}.${field}: ${choice}`),
    ),
  );
  expect(others).toEqual([]);
});
