import { expect, it, vi } from 'vitest';
import { isBounded, regexFault } from './regex-fault.mjs';

it.each([
  ['open repetitions in each other', '^(a+)+$', 'exponential'],
  ['two ways through a repetition that is open', '^(?:a|a)*$', 'exponential'],
  ['bounded repetitions in each other', '^(a{1,30}){1,30}$', 'exponential'],
  ['what may be absent, many times', '^(?:a?){30}a{30}$', 'exponential'],
  ['open repetitions one after the other', '^a*a*$', '2nd degree polynomial'],
  ['an open repetition that begins anywhere', 'a+$', '2nd degree polynomial'],
])('refuses %s: %s', (_what, source, time) => {
  expect(regexFault(source, '')).toMatch(new RegExp(`^takes ${time}(?: \\(fuzz\\))? time`));
});

it.each([
  ['one open repetition', '^a+$'],
  ['a separator between repetitions', '^a+(?:,a+)*$'],
  ['groups of which each takes one way', String.raw`^\d{1,3}(?:\.\d{1,3}){3}$`],
  ['no repetition', '^(?:http|https):$'],
  ['a repetition of one sign, bounded', '^[0-9a-f]{24}$'],
])('takes %s: %s', (_what, source) => {
  expect(regexFault(source, '')).toBe(null);
});

it('judges by steps, whatever time other programs take from it', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5000));
  const fault = regexFault(String.raw`^(?=.*\d)[\p{L}\d]{3,8}$`, 'u');
  clock.mockRestore();
  expect(fault).toBe(null);
});

it.each([
  ['^[0-9a-f]{24}$', true],
  ['^a?b{2,4}(?:c|d)?$', true],
  ['^a*$', false],
  ['^a+$', false],
  ['^a{2,}$', false],
  ['^(?:a|b){2}$', false],
])('sees whether the work of %s has a bound: %s', (source, bounded) => {
  expect(isBounded(source)).toBe(bounded);
});
