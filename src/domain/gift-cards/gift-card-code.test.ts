import { describe, expect, it } from 'vitest';
import {
  createGiftCardCode,
  formatGiftCardCode,
  lastOfGiftCardCode,
  readGiftCardCode,
} from './gift-card-code.ts';

describe('the code of a gift card', () => {
  it('has 16 characters of 32 unmistakable ones, each as likely as the others [ORD-119]', () => {
    const codes = Array.from({ length: 2_000 }, () => createGiftCardCode());
    const counts = new Map<string, number>();
    for (const code of codes) {
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
      for (const sign of code) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    // 1,000 each are expected, with a deviation of 31.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(250);
    expect(new Set(codes).size).toBe(2_000);
  });

  it.each([
    'ABCD-EFGH-JKLM-2345',
    'ABCDEFGHJKLM2345',
    'abcd efgh jklm 2345',
    ' abcd-EFGH  jklm–2345 ',
    'A-B-C-D-E-F-G-H-J-K-L-M-2-3-4-5',
    'ABCD\u00a0EFGH\u2011JKLM\u22122345\n',
  ])('is read in any case, with or without hyphens and spaces: %j [ORD-119]', (typed) => {
    expect(readGiftCardCode(typed)).toBe('ABCDEFGHJKLM2345');
  });

  it.each([
    '',
    'ABCD-EFGH-JKLM-234',
    'ABCD-EFGH-JKLM-23456',
    'ABCD-EFGH-JKLM-234O',
    'ABCD_EFGH_JKLM_2345',
    'ABCD-EFGH-JKLM-2341',
  ])('is none with another length or another character: %j [ORD-119]', (typed) => {
    expect(readGiftCardCode(typed)).toBeNull();
  });

  it('is written in groups of 4, and shown by its last 4 [ORD-119, ORD-120]', () => {
    expect(formatGiftCardCode('ABCDEFGHJKLM2345')).toBe('ABCD-EFGH-JKLM-2345');
    expect(lastOfGiftCardCode('ABCDEFGHJKLM2345')).toBe('2345');
  });
});
