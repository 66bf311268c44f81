import { PASSKEY_ATTRIBUTE } from '#domain/page-features/passkey-attributes.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import { AccountFormView } from './account-form-view.tsx';
import { PlansView } from './plans-view.tsx';

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
      data-width={content.parts.some(({ kind }) => kind === 'plans') ? 'medium' : 'narrow'}
      data-align="top"
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
          {part.rows.map((row, index) => {
            const own = `${prefix}-${index}`;
            const about = `${own}-title`;
            return (
              <li key={index}>
                <span>
                  <strong id={about}>{row.title}</strong>
                  <small>{row.note}</small>
                </span>
                {row.link === undefined ? null : (
                  <a href={row.link.href} aria-describedby={about}>
                    {row.link.label}
                  </a>
                )}
                {row.form === null ? null : (
                  <AccountFormView form={row.form} prefix={own} describedBy={about} />
                )}
                {row.more === undefined ? null : (
                  <AccountFormView form={row.more} prefix={`${own}-more`} describedBy={about} />
                )}
              </li>
            );
          })}
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
      return <AccountFormView form={part.form} prefix={prefix} />;
    case 'plans':
      return <PlansView part={part} prefix={prefix} />;
  }
}
