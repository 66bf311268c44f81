import type { ReactNode } from 'react';
import { CheckoutFieldView } from './checkout-field-view.tsx';
import { AppliedView } from './applied-view.tsx';
import { GroupView } from './group-view.tsx';
import type { CheckoutForm, CheckoutPart, ChoicePart } from './checkout-state.ts';
import { PayView } from './pay-view.tsx';

interface CheckoutFormViewProps {
  readonly form: CheckoutForm;
  /** What is read before the last button. */
  readonly last?: ReactNode;
}

/** The form of a step, which posts itself. */
export function CheckoutFormView({ form, last }: CheckoutFormViewProps) {
  return (
    <form method="post" action={form.action} acceptCharset="utf-8" noValidate>
      {/* Enter in a field presses the first button of a form: that has to be the one that goes on. */}
      {form.submit === null ? null : (
        <button type="submit" className="checkout-first" tabIndex={-1} aria-hidden="true">
          <SubmitText form={form} />
        </button>
      )}
      {Object.entries(form.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      {form.parts.map((part, index) => (
        <PartView key={keyOf(part, index)} part={part} />
      ))}
      {last}
      {form.submit === null ? null : (
        <button type="submit" className="portico-button" data-size="large" data-variant="filled">
          <SubmitText form={form} />
        </button>
      )}
    </form>
  );
}

/** What is sent says what it does, by the way to pay that is chosen; the styles show one of both, so no script is asked. */
function SubmitText({ form: { submit, submitByHand } }: { readonly form: CheckoutForm }) {
  if (submitByHand === undefined) return submit;
  return (
    <>
      <span className="checkout-pays">{submit}</span>
      <span className="checkout-by-hand">{submitByHand}</span>
    </>
  );
}

/** Of what may stand there once its own, so that the fields in it stay where they are when something comes before them. */
function keyOf(part: CheckoutPart, index: number): string {
  if (part.kind === 'choice' || part.kind === 'group') return part.name;
  const isOne = part.kind === 'pay' || part.kind === 'giftCards' || part.kind === 'codes';
  return isOne ? part.kind : `${part.kind} ${index}`;
}

function PartView({ part }: { readonly part: CheckoutPart }) {
  switch (part.kind) {
    case 'fields': {
      const fields = part.fields.map((field) => <CheckoutFieldView key={field.name} field={field} />);
      return part.legend === null ? (
        fields
      ) : (
        <fieldset>
          <legend>{part.legend}</legend>
          {fields}
        </fieldset>
      );
    }
    case 'pay':
      return <PayView part={part} />;
    case 'choice':
      return <ChoiceView part={part} />;
    case 'group':
      return <GroupView part={part} />;
    case 'giftCards':
    case 'codes':
      return <AppliedView part={part} />;
    case 'text':
      return (
        <section className="checkout-text">
          <h2>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      );
    case 'address': {
      const { box, saved, fields, keep, legend, changeCountry } = part;
      return (
        <div className="checkout-address">
          {box === null ? null : <CheckoutFieldView field={box} />}
          <fieldset>
            <legend>{legend}</legend>
            {saved === undefined ? null : <ChoiceView part={saved} />}
            {fields.map((field) => (
              <CheckoutFieldView key={field.name} field={field} />
            ))}
            {keep === undefined ? null : <CheckoutFieldView field={keep} />}
            {/* What hides it stands before the styles of buttons, so it has an element of its own. */}
            {fields.length === 0 ? null : (
              <div className="checkout-country">
                <button
                  type="submit"
                  name="act"
                  value="country"
                  className="portico-button"
                  data-size="small"
                  data-variant="outline"
                >
                  {changeCountry}
                </button>
              </div>
            )}
          </fieldset>
        </div>
      );
    }
  }
}

function ChoiceView({ part }: { readonly part: ChoicePart }) {
  return (
    <fieldset className="checkout-choice" id={part.name}>
      <legend>{part.legend}</legend>
      {part.text === null ? null : <p>{part.text}</p>}
      {part.options.map(({ value, label, note, price }) => (
        <label key={value}>
          <input type="radio" name={part.name} value={value} defaultChecked={value === part.value} />
          <span>
            <bdi>{label}</bdi>
            {note === '' ? null : <small dir="auto">{note}</small>}
          </span>
          <bdi>{price}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
