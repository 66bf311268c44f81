import { describe, expect, it } from 'vitest';
import { labelledProblem } from './labelled-problem.ts';

describe('the summary of what is wrong with a form', () => {
  it('says a label once, whether the message has it or not [ORD-25]', () => {
    expect(labelledProblem('Name', 'Name is required.')).toBe('Name is required.');
    expect(labelledProblem('الاسم', 'الحقل الاسم مطلوب.')).toBe('الحقل الاسم مطلوب.');
    expect(labelledProblem('ZIP code', 'Please enter a valid ZIP code')).toBe(
      'Please enter a valid ZIP code',
    );
    expect(labelledProblem('Code postal', 'Saisissez un code postal valide')).toBe(
      'Saisissez un code postal valide',
    );
    expect(labelledProblem('Note (optional)', 'You have exceeded the character limit.')).toBe(
      'Note (optional): You have exceeded the character limit.',
    );
  });

  it('finds a label in words of its own alone [ORD-25]', () => {
    expect(labelledProblem('Age', 'Your message is too long.')).toBe('Age: Your message is too long.');
    expect(labelledProblem('Date', 'It was updated.')).toBe('Date: It was updated.');
    expect(labelledProblem('A', 'Please choose an option.')).toBe('A: Please choose an option.');
  });
});
