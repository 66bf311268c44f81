import { afterEach, expect, it } from 'vitest';
import { sectionSchema } from '#domain/pages/section.ts';
import '#ui/theme.css';
import { openTestCanvas, type TestCanvas } from '../canvas/testing/open-test-canvas.tsx';
import { sectionRecord } from '../documents/testing/testing-document.ts';
import { SectionDividersPanel } from './section-dividers-panel.tsx';

let canvas: TestCanvas;
afterEach(() => canvas.close());

it('takes no more room than its heading while it is closed [DSGN-59]', async () => {
  const record = sectionRecord('s', 'V');
  canvas = await openTestCanvas([record], {
    around: () => <SectionDividersPanel section={sectionSchema.parse(record)} />,
  });
  const group = canvas.host.querySelector('details');
  const heading = group?.querySelector('summary');
  expect(group?.open).toBe(false);
  expect(group?.getBoundingClientRect().bottom).toBe(heading?.getBoundingClientRect().bottom);
});
