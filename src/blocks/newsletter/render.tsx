import { forms } from '#messages/en/forms.ts';
import { MIN_FILL_MS, TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { newsletters } from '#messages/en/newsletters.ts';
import { signUpAction } from '#domain/newsletters/sign-up-fields.ts';
import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { FieldView } from '../form/field-view.tsx';
import { inlineText } from '../inline-text.ts';
import type { NewsletterData } from './schema.ts';
import { signUpFormFields } from './sign-up-form-fields.ts';

/** A sign-up form (BLK-57 to BLK-60): complete without scripts, when it posts to a page that says what happened. */
export function NewsletterBlock({ id, data, context }: BlockRenderProps<NewsletterData>) {
  const successAddress = data.successLink === null ? null : context.resolveLink(data.successLink);
  const name = data.title.trim() === '' ? 'Newsletter' : data.title;
  return (
    <div className="portico-block-form portico-block-newsletter" data-alignment={data.alignment}>
      {data.title === '' ? null : <h3 {...inlineText(context, 'title')}>{data.title}</h3>}
      {isRichTextEmpty(data.text) ? null : (
        <div className="newsletter-text">{context.renderRichText(data.text)}</div>
      )}
      <form
        method="post"
        action={signUpAction(context.documentId || 'site', id)}
        acceptCharset="utf-8"
        noValidate
        aria-label={name}
        data-kind="newsletter"
        data-form-id={id}
        data-collection-id={context.documentId}
        data-object-name={name}
        data-min-fill={MIN_FILL_MS}
        data-save-path="/api/newsletter/Subscribe"
        {...(context.mode === 'canvas' ? { 'data-validation': 'off' } : {})}
        {...(successAddress === null ? {} : { 'data-success-address': successAddress.href })}
      >
        <div className="newsletter-fields">
          {signUpFormFields(id, data, context.translate).map((field) => (
            <FieldView
              key={field.id}
              field={field}
              language={context.language}
              translate={context.translate}
              titleMark={{}}
              value={undefined}
              error={null}
            />
          ))}
          <div className="form-submit">
            <button
              type="submit"
              className="portico-button"
              data-size="medium"
              data-variant="filled"
              {...inlineText(context, 'submitText')}
            >
              {data.submitText.trim() === '' ? context.translate(forms.submit) : data.submitText}
            </button>
          </div>
        </div>
        <p className="form-trap" aria-hidden="true">
          <label>
            {context.translate(forms.leaveEmpty)}
            <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </p>
        {isRichTextEmpty(data.disclaimer) ? null : (
          <div className="form-disclaimer">{context.renderRichText(data.disclaimer)}</div>
        )}
        <p className="form-error" role="alert" />
      </form>
      <div className="form-success" tabIndex={-1} hidden>
        {data.successText === null ? (
          <p>{context.translate(data.mailingList.doubleOptIn ? newsletters.checkInbox : forms.success)}</p>
        ) : (
          context.renderRichText(data.successText)
        )}
      </div>
    </div>
  );
}
