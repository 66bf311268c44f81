/** The state of the page when Escape is pressed. */
export interface EscapeSituation {
  readonly closeTargets: number;
  readonly isShift: boolean;
  readonly isSignedIn: boolean;
  readonly useEscapeKeyToLogin: boolean;
  /** Whether the focus is in a text field or a select, or a text is being composed (NAV-34). */
  readonly isTyping: boolean;
  /** In the editor: whether a guide is open; null outside (NAV-26, NAV-31). */
  readonly editor: { readonly isGuideOpen: boolean } | null;
}

export type EscapeAction =
  | 'close-top'
  | 'log-out'
  | 'close-guide'
  | 'toggle-panel'
  | 'open-config'
  | 'nothing';

/** What Escape does (NAV-23 to NAV-34): the top close target first, then logging out, the editor, the configuration area. */
export function escapeAction(situation: EscapeSituation): EscapeAction {
  if (situation.closeTargets > 0) return 'close-top';
  if (situation.isTyping) return 'nothing';
  if (situation.isShift) return situation.isSignedIn ? 'log-out' : 'nothing';
  if (situation.editor !== null) return situation.editor.isGuideOpen ? 'close-guide' : 'toggle-panel';
  return situation.isSignedIn || situation.useEscapeKeyToLogin ? 'open-config' : 'nothing';
}
