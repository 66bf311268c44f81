import { describe, expect, it } from 'vitest';
import { escapeAction, type EscapeSituation } from './escape-action.ts';

const nothingOpen: EscapeSituation = {
  closeTargets: 0,
  isShift: false,
  isSignedIn: false,
  useEscapeKeyToLogin: false,
  isTyping: false,
  editor: null,
};

describe('Escape on a published page', () => {
  it.each([
    ['signed in', { isSignedIn: true }, 'open-config'],
    ['anonymous', {}, 'nothing'],
    ['anonymous where the site allows it', { useEscapeKeyToLogin: true }, 'open-config'],
    ['signed in, while writing', { isSignedIn: true, isTyping: true }, 'nothing'],
    ['signed in, with something open', { isSignedIn: true, closeTargets: 1 }, 'close-top'],
  ] as const)(
    'leads to the configuration area for whoever may go there: %s [ROLE-39]',
    (_who, has, action) => {
      expect(escapeAction({ ...nothingOpen, ...has })).toBe(action);
    },
  );

  it('logs out, with Shift, only who is signed in [ROLE-34]', () => {
    expect(escapeAction({ ...nothingOpen, isShift: true, isSignedIn: true })).toBe('log-out');
    expect(escapeAction({ ...nothingOpen, isShift: true })).toBe('nothing');
  });

  it('means the panel in the editor, never the configuration area [ROLE-40]', () => {
    const editing = { ...nothingOpen, isSignedIn: true };
    expect(escapeAction({ ...editing, editor: { isGuideOpen: false } })).toBe('toggle-panel');
    expect(escapeAction({ ...editing, editor: { isGuideOpen: true } })).toBe('close-guide');
  });
});
