import { captchaProviderOf } from '#domain/forms/captcha.ts';
import { FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import type { BlockContext } from '../define-block.ts';

/** For visitors without scripts: Portico's own captcha asks for a little time instead, a provider cannot do without. */
const NEEDS_TIME = 'Without JavaScript, one more page follows before this form is sent.';
const NEEDS_SCRIPTS = 'This form can only be sent with JavaScript switched on.';

/** The place of a form's captcha, with the site key of its provider (FORM-46); the behaviour fills it. */
export function CaptchaView({ context }: { readonly context: BlockContext }) {
  // Other people's scripts do not run on app hosts.
  const siteKey = context.host === 'public' ? (context.forms?.captchaSiteKey ?? '').trim() : '';
  if (context.mode === 'canvas') {
    return (
      <div className="form-captcha">
        <label className="choice">
          <input type="checkbox" disabled />
          <span>{context.say(FORM_MESSAGES.captchaLabel)}</span>
        </label>
      </div>
    );
  }
  return (
    <div className="form-captcha-place">
      <fieldset
        className="form-captcha"
        aria-label="CAPTCHA"
        data-captcha={captchaProviderOf(siteKey)}
        {...(siteKey === '' ? {} : { 'data-site-key': siteKey })}
      />
      <output className="form-captcha-note" />
      <noscript>
        <p>{context.say(siteKey === '' ? NEEDS_TIME : NEEDS_SCRIPTS)}</p>
      </noscript>
    </div>
  );
}
