import { defineMessages } from '../../define-messages.ts';

/** What the screen of discounts says, and what is wrong with what was filled in there. */
export const discounts = defineMessages('discounts', {
  percentWrong: 'Enter a percentage from 0.01 to 100, with up to two decimals.',
  amountWrong: 'Enter an amount above 0.',
  countWrong: 'Enter a whole number from 1 on.',
  titleMissing: 'Enter a title.',
  codeWrong: 'A code has 3 to 40 letters, digits, hyphens or underscores.',
  codeNotAutomatic: 'A discount that applies by itself has no code.',
  timeWrong: 'Enter a date and a time.',
  endsTooEarly: 'The end is not after the start.',
  codeTaken: 'Another discount has this code.',
  prefixWrong: 'The beginning has up to 28 letters, digits, hyphens or underscores.',
  tooManyAtOnce: 'Make up to 10,000 codes at once.',
});
