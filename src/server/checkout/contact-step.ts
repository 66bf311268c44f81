import type { FastifyReply } from 'fastify';
import { contactProblems } from '#domain/checkout/contact.ts';
import { checkout } from '#messages/en/checkout.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { fieldOf, type Problems } from './fields.ts';
import { keepEntries, type OpenCheckout } from './open-checkout.ts';
import { sendStep } from './send-step.tsx';

/** How the buyer can be reached (ORD-17, ORD-18). */
export function contactStep(
  visit: ShopVisit,
  open: OpenCheckout,
  problems: Problems = {},
): Promise<FastifyReply> {
  const { contact } = open.entries;
  const { phone, accounts } = open.rules.settings;
  const mayGoIn = accounts !== 'off' && hasMembers(visit) && memberOf(visit.request.caller) === null;
  const email = fieldOf(visit, 'email', {
    kind: 'email',
    label: checkout.email,
    value: contact.email,
    autocomplete: 'email',
    isRequired: true,
    maxLength: 256,
    problem: problems['email'],
  });
  const phoneField = fieldOf(visit, 'phone', {
    kind: 'tel',
    label: checkout.phone,
    value: contact.phone,
    autocomplete: 'tel',
    isRequired: phone === 'required',
    problem: problems['phone'],
  });
  return sendStep(visit, open, {
    step: 'contact',
    parts: [
      {
        kind: 'fields',
        legend: visit.translate(checkout.contact),
        fields: phone === 'off' ? [email] : [email, phoneField],
      },
    ],
    submit: open.progress.requiresShipping ? checkout.toDelivery : checkout.toPayment,
    links: mayGoIn
      ? [{ href: '/account/login?to=%2Fcheckout%2Fcontact', label: visit.translate(checkout.signInOffer) }]
      : [],
  });
}

/** Whether people can be members of the site, so that there is something to sign in to. */
function hasMembers({ published }: ShopVisit): boolean {
  return published.loaded.shell.hasMembers === true;
}

/** Whether only members order, and whoever asks is none (ORD-17). */
export function needsAccount(visit: ShopVisit, { rules, found }: OpenCheckout): boolean {
  return (
    !isGift(found.cart) &&
    rules.settings.accounts === 'required' &&
    hasMembers(visit) &&
    memberOf(visit.request.caller) === null
  );
}

export async function enterContact(visit: ShopVisit, open: OpenCheckout): Promise<FastifyReply> {
  const { posted } = visit;
  const { settings } = open.rules;
  const contact = {
    email: posted('email').trim(),
    // One that was asked for with a pickup stays where the owner asks for none.
    phone: settings.phone === 'off' ? open.entries.contact.phone : posted('phone').trim(),
  };
  const kept = await keepEntries(visit, open, { ...open.entries, contact });
  if (kept === null) return leadTo(visit, '/cart');
  // A script keeps what was typed, and does not go on.
  if (posted('act') === 'country') return leadTo(visit, '/checkout/contact');
  const problems = contactProblems(contact, settings);
  if (Object.keys(problems).length > 0) return contactStep(visit, kept, problems);
  return leadTo(visit, kept.progress.requiresShipping ? '/checkout/delivery' : '/checkout/payment');
}
