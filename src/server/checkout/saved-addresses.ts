import { addressProblems, NO_ADDRESS, tidyAddress, type Address } from '#domain/addresses/address.ts';
import { addressLines } from '#domain/orders/order-address.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { checkout } from '#messages/en/checkout.ts';
import {
  addAddress,
  addressesOfMember,
  isSameAddress,
  MAX_MEMBER_ADDRESSES,
  type OwnAddress,
} from '#server/members/member-addresses.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { AddressPart, CheckoutField, ChoicePart } from '#views/checkout/checkout-state.ts';
import { countryNames } from './country-options.ts';
import { addressFields, begunAddress, fieldOf, postedAddress, type Problems } from './fields.ts';

type AddressKind = 'shipping' | 'billing';

/** Of the choice, in place of the id of an address: the fields are asked for. */
const OTHER = 'other';

/** What a member has saved and can be chosen; guests are offered nothing (ORD-146). */
export interface SavedOffer {
  readonly addresses: readonly OwnAddress[];
  /** The member may keep one more. */
  readonly mayKeep: boolean;
}

/** @param countries those that can be chosen; null: all */
export async function savedOffer(
  { services, siteId, request }: ShopVisit,
  countries: ReadonlySet<string> | null,
): Promise<SavedOffer> {
  const member = memberOf(request.caller);
  if (member === null) return { addresses: [], mayKeep: false };
  const saved = await addressesOfMember(services.db, siteId, member.memberId);
  return {
    // What cannot be delivered to, or is not right any more, would only be refused.
    addresses: saved.filter(
      ({ address }) => Object.keys(addressProblems(tidyAddress(address), countries)).length === 0,
    ),
    mayKeep: saved.length < MAX_MEMBER_ADDRESSES,
  };
}

/** The default, where nobody has entered anything yet and it can be chosen; null otherwise (ORD-146). */
export function defaultAddress({ addresses }: SavedOffer, entered: Address): Address | null {
  if (!isSameAddress(entered, NO_ADDRESS)) return null;
  return addresses.find(({ isDefault }) => isDefault)?.address ?? null;
}

interface Asked {
  readonly of: AddressKind;
  readonly legend: string;
  readonly box: CheckoutField | null;
  readonly address: Address;
  readonly countries: ReadonlySet<string> | null;
  readonly settings: Pick<StoreSettings, 'sellerCountry'>;
  readonly problems: Problems;
}

/** An address that is asked for: one that is saved, or the fields of another one, which a member can keep (ORD-19, ORD-146). */
export function addressPart(visit: ShopVisit, offer: SavedOffer, asked: Asked): AddressPart {
  const { translate, posted } = visit;
  const { of, countries, problems } = asked;
  const address = defaultAddress(offer, asked.address) ?? asked.address;
  const taken = offer.addresses.find((each) => isSameAddress(each.address, address));
  const chosen = posted(choiceName(of)) === OTHER ? undefined : taken;
  const keep = fieldOf(visit, keepName(of), {
    kind: 'check',
    label: checkout.keepAddress,
    value: posted(keepName(of)) || keptTick(visit, of),
    isRequired: false,
  });
  return {
    kind: 'address',
    legend: asked.legend,
    box: asked.box,
    ...(offer.addresses.length === 0 ? {} : { saved: savedChoice(visit, of, offer, chosen?.id ?? OTHER) }),
    fields:
      chosen === undefined
        ? addressFields(
            visit,
            of,
            begunAddress(asked.address, countries, asked.settings),
            countries,
            problems,
          )
        : [],
    ...(chosen === undefined && offer.mayKeep ? { keep } : {}),
    changeCountry: translate(checkout.changeCountry),
  };
}

function savedChoice(
  { translate, published }: ShopVisit,
  of: AddressKind,
  { addresses }: SavedOffer,
  value: string,
): ChoicePart {
  const countryOf = countryNames(published.loaded.shell.settings.language);
  const options = addresses.map(({ id, address }) => {
    const [label = '', ...lines] = addressLines(address);
    return { value: id, label, note: [...lines, countryOf(address.country)].join(' · '), price: '' };
  });
  return {
    kind: 'choice',
    name: choiceName(of),
    legend: translate(checkout.savedAddresses),
    text: null,
    value,
    options: [...options, { value: OTHER, label: translate(checkout.otherAddress), note: '', price: '' }],
  };
}

/**
 * The address that was posted, tidied. `isAsked` is false where another one than those that are saved was chosen, and its
 * fields were not shown yet: they begin with the country of what was chosen before.
 */
export function enteredAddress(
  visit: ShopVisit,
  of: AddressKind,
  { addresses }: SavedOffer,
): { readonly address: Address; readonly isAsked: boolean } {
  const choice = visit.posted(choiceName(of));
  const saved = addresses.find(({ id }) => id === choice);
  if (saved !== undefined) return { address: saved.address, isAsked: true };
  if (choice === '' || visit.entries.some(([name]) => name === `${of}-country`)) {
    return { address: tidyAddress(postedAddress(visit, of)), isAsked: true };
  }
  return { address: { ...NO_ADDRESS, country: addresses[0]?.address.country ?? '' }, isAsked: false };
}

/** Keeps what was entered, where a member asks for it and it is whole; one too many is not kept. */
export async function keepAddress(visit: ShopVisit, of: AddressKind, address: Address): Promise<void> {
  const { services, siteId, request, posted } = visit;
  const member = memberOf(request.caller);
  if (member === null || posted(keepName(of)) !== 'yes') return;
  // Of what is fetched the name alone may be known.
  if (Object.keys(addressProblems(address, null)).length > 0) return;
  await addAddress(services, siteId, member.memberId, address);
}

/** The step again, for the fields of another country: the box of what is kept stays as it was set (ORD-19, ORD-146). */
export function stepAgain(visit: ShopVisit, path: string, of: AddressKind): string {
  return visit.posted(keepName(of)) === 'yes' ? `${path}?keep=${of}` : path;
}

function keptTick({ request }: ShopVisit, of: AddressKind): string {
  const { searchParams } = new URL(request.url, 'http://localhost');
  return searchParams.get('keep') === of ? 'yes' : '';
}

function choiceName(of: AddressKind): string {
  return `${of}-saved`;
}

function keepName(of: AddressKind): string {
  return `${of}-keep`;
}
