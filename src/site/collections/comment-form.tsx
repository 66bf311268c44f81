import { comments } from '#messages/en/comments.ts';
import { formPages } from '#messages/en/form-pages.ts';
import { forms } from '#messages/en/forms.ts';
import type { Translate } from '#messages/translator.ts';
import { MAX_COMMENT_NAME_LENGTH } from '#domain/comments/comment-limits.ts';
import type { CommentField, GuestComment } from '#domain/comments/comment-problems.ts';
import { TRAP_NAME } from '#domain/forms/save-form-request.ts';
import type { Words } from '#messages/message.ts';

interface CommentFormProps {
  readonly action: string;
  readonly translate: Translate;
  /** What was entered before, after a refusal. */
  readonly entered?: GuestComment;
  readonly errors?: Readonly<Partial<Record<CommentField, Words>>>;
  /** Whether it is known who writes, so that nothing but the text is asked for. */
  readonly isKnown?: boolean;
  /** Whether it was ticked that replies shall be mailed. */
  readonly isFollowing?: boolean;
  /** Further fields that go along. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Of the captcha provider; empty where none is asked (COMT-24). */
  readonly captchaSiteKey?: string;
}

const NOTHING: GuestComment = { name: '', email: '', text: '' };

/** The form in which a guest comments; it works without scripts (COMT-09, COMT-11). */
export function CommentForm({
  action,
  translate,
  entered = NOTHING,
  errors = {},
  isKnown = false,
  isFollowing = false,
  hidden = {},
  captchaSiteKey = '',
}: CommentFormProps) {
  const field = (name: CommentField) => ({
    id: `comment-${name}`,
    name,
    required: true,
    ...(errors[name] === undefined
      ? {}
      : { 'aria-invalid': true, 'aria-describedby': `comment-${name}-error` }),
  });
  const errorOf = (name: CommentField) => {
    const error = errors[name];
    return error === undefined ? null : (
      <p className="portico-comment-error" id={`comment-${name}-error`}>
        {translate(error)}
      </p>
    );
  };
  return (
    <form
      className="portico-comment-form"
      method="post"
      action={action}
      acceptCharset="utf-8"
      noValidate
      data-failed={translate(comments.failed)}
    >
      <div>
        <label htmlFor="comment-text">{translate(comments.text)}</label>
        {errorOf('text')}
        <textarea {...field('text')} rows={6} dir="auto" defaultValue={entered.text} />
        <small>{translate(comments.textNote)}</small>
      </div>
      {isKnown ? null : (
        <>
          <div>
            <label htmlFor="comment-name">{translate(comments.name)}</label>
            {errorOf('name')}
            <input
              {...field('name')}
              type="text"
              dir="auto"
              maxLength={MAX_COMMENT_NAME_LENGTH * 2}
              autoComplete="name"
              defaultValue={entered.name}
            />
          </div>
          <div>
            <label htmlFor="comment-email">{translate(comments.email)}</label>
            {errorOf('email')}
            <input {...field('email')} type="email" autoComplete="email" defaultValue={entered.email} />
            <small>{translate(comments.emailNote)}</small>
          </div>
          <div>
            <label className="portico-comment-follow">
              <input type="checkbox" name="follow" value="yes" defaultChecked={isFollowing} />{' '}
              {translate(comments.follow)}
            </label>
          </div>
        </>
      )}
      <div className="portico-comment-trap" aria-hidden="true">
        <label>
          {translate(forms.leaveEmpty)}
          <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {captchaSiteKey === '' ? null : (
        <div className="portico-comment-captcha">
          <fieldset aria-label="CAPTCHA" data-site-key={captchaSiteKey} />
          <output />
          <noscript>
            <p>{translate(formPages.needsScripts)}</p>
          </noscript>
        </div>
      )}
      <p>
        <button type="submit" className="portico-button" data-size="medium" data-variant="filled">
          {translate(comments.send)}
        </button>
      </p>
    </form>
  );
}
