import { expect, it } from 'vitest';
import { renderMail } from '#server/platform/mail/render-mail.tsx';
import { orderConfirmedMail } from './order-confirmed-mail.tsx';
import { SAMPLE_ORDER } from './order-mail-params.ts';

const line = (id: number, title: string, options: string) => ({
  id: `${id}`,
  title,
  options,
  amount: '$1.00',
});

it('takes no more than 100 KB, however much was ordered and written, and says how many more there are [ORD-143]', () => {
  const title = 'جرة & <إبريق> '.repeat(15);
  const lines = Array.from({ length: 100 }, (_each, index) => line(index, title, 'ن'.repeat(3000)));
  const fields = Array.from({ length: 20 }, () => ({ title: 'Question', answer: 'ب'.repeat(3000) }));
  for (const language of ['en', 'ar']) {
    const { html, text } = renderMail(orderConfirmedMail, { ...SAMPLE_ORDER, lines, fields }, language);
    for (const part of [html, text]) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(100_000);
    expect(Buffer.byteLength(html)).toBeGreaterThan(50_000);
    expect(text).toContain('$54.00');
  }
  const { text } = renderMail(orderConfirmedMail, { ...SAMPLE_ORDER, lines }, 'en');
  const shown = text.split('$1.00').length - 2;
  expect(shown).toBeGreaterThan(10);
  expect(text).toContain(`And ${100 - shown} more.`);
});

it('lists all hundred lines of an order whose names are no longer than usual [ORD-143]', () => {
  const lines = Array.from({ length: 100 }, (_each, index) => line(index, `2 × Jug ${index}`, 'Small'));
  const { text } = renderMail(orderConfirmedMail, { ...SAMPLE_ORDER, lines }, 'en');
  expect(text).toContain('2 × Jug 99');
  expect(text).not.toContain('more.');
});
