import { expect, it } from 'vitest';
import { createRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

it('are ten, none like another, in six groups of four letters that nobody confuses', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/);
});

it('are recognised in small letters, with blanks or in one row', () => {
  const code = 'ABCD-EFGH-JKLM-NPQR-STUV-WXYZ';
  const hash = recoveryCodeHash(code);
  for (const typed of [code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')]) {
    expect(recoveryCodeHash(typed)).toEqual(hash);
  }
  expect(recoveryCodeHash('ABCD-EFGH-JKLM-NPQR-STUV-WXY2')).not.toEqual(hash);
});

it.each(['', 'ABCD', '287082', 'ABCD-EFGH-JKLM-NPQR-STUV-WXYZ2'])('cannot be %o', (text) => {
  expect(recoveryCodeHash(text)).toBeNull();
});
