import { hasImageWidths, imageAddress, imageWidthFor } from '#domain/images/image-address.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { PRICING_TOGGLE_ATTRIBUTE } from '#domain/page-features/pricing-toggle.ts';
import type { PlanAct, PlanCard, PlansPart } from '#site/content/plan-card.ts';
import { AccountFormView } from './account-form-view.tsx';

/**
 * The plans that can be joined, with both prices of each and a button for each price; scripts show the toggle, and with it
 * the prices of one side (BLK-92 to BLK-98, MEMB-48).
 */
export function PlansView({ part, prefix }: { readonly part: PlansPart; readonly prefix: string }) {
  const { toggle, plans } = part;
  return (
    <div className="account-plans">
      {toggle === null ? null : (
        <fieldset
          aria-label={toggle.label}
          className="account-toggle"
          {...{ [PRICING_TOGGLE_ATTRIBUTE]: true }}
          hidden
        >
          {toggle.sides.map(({ side, label }) => (
            <button
              key={side}
              type="button"
              value={side}
              className={side === toggle.selected ? 'selected' : undefined}
              aria-pressed={side === toggle.selected}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <ul>
        {plans.map((plan, index) => (
          <PlanView key={index} plan={plan} id={`${prefix}-${index}`} />
        ))}
      </ul>
    </div>
  );
}

function PlanView({ plan, id }: { readonly plan: PlanCard; readonly id: string }) {
  return (
    <li className={plan.isHeld ? 'account-plan held' : 'account-plan'}>
      {plan.image === null ? null : <PlanPicture image={plan.image} />}
      <h2 id={`${id}-name`}>{plan.title}</h2>
      {plan.description === '' ? null : <p>{plan.description}</p>}
      {plan.benefits.length === 0 ? null : (
        <ul>
          {plan.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      {plan.notes.map((note) => (
        <p key={note} className="plan-note">
          {note}
        </p>
      ))}
      {plan.prices.map(({ side, price, notes, act }, index) => (
        <div key={index} className="plan-price" data-side={side ?? undefined}>
          <p id={`${id}-price-${index}`}>
            <strong>{price}</strong>
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </p>
          {act === null ? null : (
            <ActView act={act} prefix={`${id}-${index}`} describedBy={`${id}-name ${id}-price-${index}`} />
          )}
        </div>
      ))}
      {plan.acts.map((act, index) => (
        <ActView key={index} act={act} prefix={`${id}-act-${index}`} describedBy={`${id}-name`} />
      ))}
    </li>
  );
}

/** So wide is the picture of a plan at most, on a screen of two dots to the pixel. */
const PICTURE_PX = 420;

function PlanPicture({ image }: { readonly image: ImageValue }) {
  const width = imageWidthFor(PICTURE_PX, 2, image.width);
  return (
    <img
      src={hasImageWidths(image.path) ? imageAddress(image, width) : image.path}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      style={{ objectPosition: `${image.focalPoint.x * 100}% ${image.focalPoint.y * 100}%` }}
    />
  );
}

function ActView({
  act,
  prefix,
  describedBy,
}: {
  readonly act: PlanAct;
  readonly prefix: string;
  readonly describedBy: string;
}) {
  if (act.kind === 'form') {
    return <AccountFormView form={act.form} prefix={prefix} describedBy={describedBy} />;
  }
  return (
    <a
      className="portico-button"
      href={act.href}
      data-size="medium"
      data-variant="filled"
      aria-describedby={describedBy}
    >
      {act.label}
    </a>
  );
}
