import type { Translate } from '#messages/translator.ts';
import { pages } from '#messages/en/pages.ts';
import type { LockScreen } from '#site/content/page-content.ts';

/** The form that asks for a password; it works without scripts (CONT-143, MEMB-63). */
export function LockScreenView({
  content,
  translate,
}: {
  readonly content: LockScreen;
  readonly translate: Translate;
}) {
  const { problem } = content;
  return (
    <div
      className="portico-section portico-lock"
      data-theme="white"
      data-height="medium"
      data-width="narrow"
      data-align="middle"
    >
      <h1>{content.title}</h1>
      <form method="post" action={content.action} acceptCharset="utf-8">
        <input type="hidden" name="to" value={content.wanted} readOnly />
        <label htmlFor="portico-password">{translate(pages.password)}</label>
        <input
          id="portico-password"
          type="password"
          name="password"
          autoComplete="off"
          required
          maxLength={128}
          {...(problem === null
            ? {}
            : { 'aria-invalid': true, 'aria-describedby': 'portico-password-problem', autoFocus: true })}
        />
        {problem === null ? null : (
          <p id="portico-password-problem" role="alert">
            {translate(problem)}
          </p>
        )}
        <button type="submit" className="portico-button" data-size="medium" data-variant="filled">
          {translate(pages.continue)}
        </button>
      </form>
    </div>
  );
}
