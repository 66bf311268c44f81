import type { AccountForm } from '#site/content/account-form.ts';
import { AccountFieldView } from './account-field-view.tsx';

/** A form of an account page, complete without scripts (MEMB-10). */
export function AccountFormView({
  form,
  prefix,
  describedBy,
}: {
  readonly form: AccountForm;
  readonly prefix: string;
  /** Ids of what its button is about, where several of a page say the same. */
  readonly describedBy?: string;
}) {
  const firstWrong = form.fields.findIndex(({ problem }) => problem !== null);
  return (
    <form method="post" action={form.action} acceptCharset="utf-8" noValidate>
      {Object.entries(form.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      {form.fields.map((field, index) => (
        <AccountFieldView
          key={field.name}
          field={field}
          id={`${prefix}-${field.name}`}
          isFocused={index === firstWrong}
        />
      ))}
      {form.trap === null ? null : (
        <div className="account-trap" aria-hidden="true">
          <input type="text" name={form.trap} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <div className="account-buttons">
        <button
          type="submit"
          className="portico-button"
          data-size={form.isQuiet ? 'small' : 'medium'}
          data-variant={form.isQuiet ? 'outline' : 'filled'}
          aria-describedby={describedBy}
        >
          {form.submit}
        </button>
        {form.other === null ? null : (
          <button
            type="submit"
            className="portico-button"
            data-size="medium"
            data-variant="outline"
            formAction={form.other.action}
          >
            {form.other.label}
          </button>
        )}
      </div>
    </form>
  );
}
