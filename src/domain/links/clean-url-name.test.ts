import { expect, it } from 'vitest';
import { cleanUrlName } from './clean-url-name.ts';

it('brings what was typed into the form of addresses [EDIT-124]', () => {
  const typed = [' /About Us/ ', 'a//b', '/', 'Über  Köln'];
  expect(typed.map(cleanUrlName)).toEqual(['about-us', 'a/b', '', 'über-köln']);
});
