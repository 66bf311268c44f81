import { PASSKEY_ATTRIBUTE } from '#domain/page-features/passkey-attributes.ts';
import type { AccountForm, AccountPart } from '#site/content/account-part.ts';
import { AccountFieldView } from './account-field-view.tsx';

/** A page of the product for members, in the looks of the site; it works without scripts (MEMB-10, MEMB-31). */
export function AccountView({
  content,
}: {
  readonly content: { readonly title: string; readonly parts: readonly AccountPart[] };
}) {
  return (
    <div
      className="portico-section portico-account"
      data-theme="white"
      data-height="medium"
      data-width="narrow"
      data-align="middle"
    >
      <h1>{content.title}</h1>
      <AccountParts parts={content.parts} />
    </div>
  );
}

/** How to get the rest of what only a preview is shown of (MEMB-42). */
export function OfferView({ parts }: { readonly parts: readonly AccountPart[] }) {
  return (
    <aside className="portico-section portico-account portico-offer" data-theme="white" data-width="narrow">
      <AccountParts parts={parts} />
    </aside>
  );
}

function AccountParts({ parts }: { readonly parts: readonly AccountPart[] }) {
  return parts.map((part, index) => <PartView key={index} part={part} prefix={`account-${index}`} />);
}

function PartView({ part, prefix }: { readonly part: AccountPart; readonly prefix: string }) {
  switch (part.kind) {
    case 'text':
      return <p>{part.text}</p>;
    case 'heading':
      return <h2>{part.text}</h2>;
    case 'notice':
      return part.tone === 'problem' ? (
        <p role="alert" className="account-problem">
          {part.text}
        </p>
      ) : (
        <output className="account-done">{part.text}</output>
      );
    case 'links':
      return (
        <ul className="account-links">
          {part.links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      );
    case 'rows':
      return (
        <ul className="account-rows">
          {part.rows.map((row, index) => (
            <li key={index}>
              <span>
                <strong>{row.title}</strong>
                <small>{row.note}</small>
              </span>
              {row.link === undefined ? null : <a href={row.link.href}>{row.link.label}</a>}
              {row.form === null ? null : <FormView form={row.form} prefix={`${prefix}-${index}`} />}
              {row.more === undefined ? null : (
                <FormView form={row.more} prefix={`${prefix}-${index}-more`} />
              )}
            </li>
          ))}
        </ul>
      );
    case 'passkey':
      return (
        <div
          {...{ [PASSKEY_ATTRIBUTE]: part.act }}
          data-to={part.to}
          data-failed={part.failed}
          data-not-active={part.notActive}
          hidden
        >
          <button type="button" className="portico-button" data-size="medium" data-variant="outline">
            {part.label}
          </button>
          <p role="alert" className="account-problem" hidden />
        </div>
      );
    case 'form':
      return <FormView form={part.form} prefix={prefix} />;
  }
}

function FormView({ form, prefix }: { readonly form: AccountForm; readonly prefix: string }) {
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
