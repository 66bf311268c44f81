import { formPages } from '#messages/en/form-pages.ts';
import { forms } from '#messages/en/forms.ts';
import { captchaProviderOf } from '#domain/forms/captcha.ts';
import type { BlockContext } from '../define-block.ts';

/** The container of a form's captcha, with the site key of its provider (FORM-46); the behaviour fills it. */
export function CaptchaView({ context }: { readonly context: BlockContext }) {
  // Third-party scripts do not run on app hosts.
  const siteKey = context.host === 'public' ? (context.forms?.captchaSiteKey ?? '').trim() : '';
  if (context.mode === 'canvas') {
    return (
      <div className="form-captcha">
        <label className="choice">
          <input type="checkbox" disabled />
          <span>{context.translate(forms.captchaLabel)}</span>
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
        <p>
          {
            // Without scripts Portico's own captcha asks to wait instead; a provider's cannot be used.
            context.translate(siteKey === '' ? formPages.needsTime : formPages.needsScripts)
          }
        </p>
      </noscript>
    </div>
  );
}
