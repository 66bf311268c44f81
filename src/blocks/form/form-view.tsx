import { forms } from '#messages/en/forms.ts';
import { reachesOtherHosts } from '#domain/consent/outside-code.ts';
import type { FieldValue } from '#domain/forms/field-value.ts';
import { formTextIn, type FormText } from '#domain/forms/form-text.ts';
import { MIN_FILL_MS, PAGE_NAME, TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import type { BlockContext, BlockRenderProps } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import { CaptchaView } from './captcha-view.tsx';
import { FieldView } from './field-view.tsx';
import { formFieldsOf, isConsentField } from './form-fields.ts';
import { SuccessText } from './success-text.tsx';
import type { FormData } from './schema.ts';

/** The input and errors of a submission without scripts, for the page that answers it. */
export interface FormAttempt {
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly errors: Readonly<Record<string, FormText>>;
  readonly message: FormText | null;
  /** The page of the form; null where it is unknown. */
  readonly pagePath: string | null;
}

interface FormViewProps extends BlockRenderProps<FormData> {
  readonly attempt?: FormAttempt;
}

/**
 * The markup of a form (FORM-01 to FORM-09): complete without scripts, when it posts to a server address that answers
 * with a page showing the same messages.
 */
export function FormView({ id, data, context, attempt }: FormViewProps) {
  const fields = formFieldsOf(id, data, context.forms, context.translate);
  const hasProblem = Object.keys(attempt?.errors ?? {}).length > 0;
  const successAddress = data.successLink === null ? null : context.resolveLink(data.successLink);
  const submitText = data.submitText.trim() === '' ? context.translate(forms.submit) : data.submitText;
  const titleMark = (fieldId: string) => {
    const index = data.fields.findIndex((each) => `${id}-${each.id}` === fieldId);
    return index === -1 ? {} : inlineText(context, `fields.${index}.title`);
  };
  const view = (field: (typeof fields)[number]) => (
    <FieldView
      key={field.id}
      field={field}
      language={context.language}
      titleMark={titleMark(field.id)}
      value={attempt?.values[field.id]}
      error={textOrNull(attempt?.errors[field.id], context)}
      translate={context.translate}
    />
  );
  const isOverlay = data.opensInOverlay && attempt === undefined;
  return (
    <div
      className="portico-block-form"
      data-alignment={data.alignment}
      {...(isOverlay && context.mode === 'page' ? { 'data-overlay-form': '' } : {})}
    >
      {isOverlay ? (
        <p className="form-open">
          <button
            type="button"
            className="portico-button"
            data-size="medium"
            data-variant="filled"
            aria-haspopup="dialog"
            {...inlineText(context, 'overlayButtonText')}
          >
            {data.overlayButtonText.trim() === '' ? context.translate(forms.open) : data.overlayButtonText}
          </button>
        </p>
      ) : null}
      <div className="form-content">
        <form
          method="post"
          action={`/api/form/submit/${context.documentId || 'site'}/${id}`}
          acceptCharset="utf-8"
          noValidate
          aria-label={data.name}
          data-form-id={id}
          data-collection-id={context.documentId}
          data-object-name={data.name}
          data-min-fill={MIN_FILL_MS}
          {...(context.mode === 'canvas' ? { 'data-validation': 'off' } : {})}
          {...(successAddress === null ? {} : { 'data-success-address': successAddress.href })}
        >
          <p className="form-problem" data-place="above" hidden={!hasProblem}>
            {context.translate(forms.problemAbove)}
          </p>
          {fields.filter((field) => !isConsentField(id, field)).map(view)}
          <p className="form-trap" aria-hidden="true">
            <label>
              {context.translate(forms.leaveEmpty)}
              <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
            </label>
          </p>
          {attempt === undefined || attempt.pagePath === null ? null : (
            <input type="hidden" name={PAGE_NAME} defaultValue={attempt.pagePath} />
          )}
          {isRichTextEmpty(data.disclaimer) ? null : (
            <div className="form-disclaimer">{context.renderRichText(data.disclaimer)}</div>
          )}
          {fields.filter((field) => isConsentField(id, field)).map(view)}
          {data.captcha && attempt === undefined ? <CaptchaView context={context} /> : null}
          <p className="form-error" role="alert">
            {textOrNull(attempt?.message, context)}
          </p>
          <div className="form-submit">
            <button
              type="submit"
              className="portico-button"
              data-size="medium"
              data-variant="filled"
              {...inlineText(context, 'submitText')}
            >
              {submitText}
            </button>
          </div>
          <p className="form-problem" data-place="below" hidden={!hasProblem}>
            {context.translate(forms.problemBelow)}
          </p>
        </form>
        <div className="form-success" tabIndex={-1} hidden>
          <SuccessText data={data} context={context} />
        </div>
        {data.postSubmitHtml !== '' && context.mode === 'page' && context.host === 'public' ? (
          <template
            className="form-post-submit"
            {...(context.asksConsent === true && reachesOtherHosts(data.postSubmitHtml)
              ? { 'data-waits-for-consent': '' }
              : {})}
            dangerouslySetInnerHTML={{ __html: data.postSubmitHtml }}
          />
        ) : null}
      </div>
    </div>
  );
}

function textOrNull(text: FormText | null | undefined, { translate }: BlockContext): string | null {
  return text === null || text === undefined ? null : formTextIn(text, translate);
}
