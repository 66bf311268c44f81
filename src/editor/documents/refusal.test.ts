import { expect, it } from 'vitest';
import { refusalMessage } from './refusal.ts';

it.each([
  [{ 'b1.data.items.3.buttonText': 'Shorten it.' }, 'Button text: Shorten it.'],
  [{ 'settings.title': 'Enter it again.', 'settings.description': 'Shorten it.' }, 'Title: Enter it again.'],
  [{ 'b1.data.thumbnails-per-row': 'At most 9.' }, 'Thumbnails per row: At most 9.'],
  [{ b1: 'A page cannot hold a nav-link.' }, 'A page cannot hold a nav-link.'],
  [{}, 'Not valid.'],
])('%j is told as “%s”', (errors, words) => {
  expect(refusalMessage({ message: 'Not valid.', errors })).toBe(words);
});
