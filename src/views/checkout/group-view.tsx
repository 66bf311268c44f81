import { CheckoutFieldView, fieldId } from './checkout-field-view.tsx';
import type { GroupPart } from './checkout-state.ts';

/** A question with several controls, what it says of itself, and what is wrong with the answer (ORD-22, ORD-25). */
export function GroupView({ part }: { readonly part: GroupPart }) {
  const { name, legend, text, problem, isRequired, fields, boxes } = part;
  const id = fieldId(name);
  const described = [text === null ? [] : `${id}-text`, problem === null ? [] : `${id}-problem`].flat();
  return (
    <fieldset
      className="checkout-group"
      {...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') })}
      {...(boxes?.type === 'radio' ? { role: 'radiogroup', 'aria-required': isRequired } : {})}
    >
      <legend>{legend}</legend>
      {text === null ? null : <p id={`${id}-text`}>{text}</p>}
      {fields.length === 0 ? null : (
        <div className="checkout-parts">
          {fields.map((field) => (
            <CheckoutFieldView key={field.name} field={field} />
          ))}
        </div>
      )}
      {boxes === null
        ? null
        : boxes.options.map(({ value, isChosen }, place) => (
            <label key={value} className="checkout-check">
              <input
                {...(place === 0 ? { id } : {})}
                type={boxes.type}
                name={name}
                value={value}
                defaultChecked={isChosen}
                {...(problem === null || boxes.type === 'radio' ? {} : { 'aria-invalid': true })}
              />
              <span dir="auto">{value}</span>
            </label>
          ))}
      {problem === null ? null : (
        <p id={`${id}-problem`} className="checkout-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
