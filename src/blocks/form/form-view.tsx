import { reachesOtherHosts } from '#domain/consent/outside-code.ts';
import type { FieldValue } from '#domain/forms/field-value.ts';
import { FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import { MIN_FILL_MS, PAGE_NAME, TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import type { BlockContext, BlockRenderProps } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import { CaptchaView } from './captcha-view.tsx';
import { FieldView } from './field-view.tsx';
import { formFieldsOf, isConsentField } from './form-fields.ts';
import { SuccessText } from './success-text.tsx';
import type { FormData } from './schema.ts';

/** What a try without scripts left behind: the page that answers it shows the form with it. */
export interface FormAttempt {
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** The page the form stands on; null where it is not known. */
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
  const fields = formFieldsOf(id, data, context.forms);
  const hasProblem = Object.keys(attempt?.errors ?? {}).length > 0;
  const successAddress = data.successLink === null ? null : context.resolveLink(data.successLink);
  const submitText = data.submitText.trim() === '' ? context.say(FORM_MESSAGES.submit) : data.submitText;
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
      error={saidOrNull(attempt?.errors[field.id], context)}
      say={context.say}
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
            {data.overlayButtonText.trim() === '' ? context.say('Open form') : data.overlayButtonText}
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
            {context.say(FORM_MESSAGES.problemAbove)}
          </p>
          {fields.filter((field) => !isConsentField(id, field)).map(view)}
          <p className="form-trap" aria-hidden="true">
            <label>
              {context.say('Leave this empty')}
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
            {saidOrNull(attempt?.message, context)}
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
            {context.say(FORM_MESSAGES.problemBelow)}
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

function saidOrNull(message: string | null | undefined, { say }: BlockContext): string | null {
  return message === null || message === undefined ? null : say(message);
}
