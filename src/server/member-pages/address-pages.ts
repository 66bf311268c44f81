import type { FastifyReply } from 'fastify';
import {
  addressProblems,
  ADDRESS_FIELDS,
  NO_ADDRESS,
  tidyAddress,
  type Address,
} from '#domain/addresses/address.ts';
import { addressLines } from '#domain/orders/order-address.ts';
import { checkout } from '#messages/en/checkout.ts';
import { members } from '#messages/en/members.ts';
import { fill, type Words } from '#messages/message.ts';
import { countryNames } from '#server/checkout/country-options.ts';
import {
  addAddress,
  addressesOfMember,
  changeAddress,
  findOwnAddress,
  makeDefaultAddress,
  MAX_MEMBER_ADDRESSES,
  removeAddress,
  type OwnAddress,
} from '#server/members/member-addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { sendOwn, type OwnVisit } from './account-pages.ts';
import { addressFields } from './address-fields.ts';
import { formOf, formPart, linksPart, noticePart, textPart } from './form-parts.ts';

/** Where a member's addresses are listed; each has its own page below. */
export const ADDRESSES_PATH = '/account/addresses';
const NEW = 'new';

interface Said {
  readonly tone: 'done' | 'problem';
  readonly text: Words;
}

/** `/account/addresses`: what the member has saved; one is the default, each can be changed and removed (ORD-146). */
export async function addressesPage(visit: OwnVisit, said: Said | null = null): Promise<FastifyReply> {
  const { services, siteId, member, translate } = visit;
  const saved = await addressesOfMember(services.db, siteId, member.memberId);
  const countryOf = countryNames(languageOf(visit));
  const rows = saved.map(({ id, address, isDefault }) => {
    const [name = '', ...lines] = addressLines(address);
    const note = [...lines, countryOf(address.country)];
    const remove = formOf(visit, {
      action: ADDRESSES_PATH,
      hidden: { remove: id },
      submit: members.removeAddress,
      isQuiet: true,
    });
    const makeDefault = formOf(visit, {
      action: ADDRESSES_PATH,
      hidden: { default: id },
      submit: members.makeDefault,
      isQuiet: true,
    });
    return {
      title: name,
      note: [...(isDefault ? [translate(members.defaultAddress)] : []), ...note].join(' · '),
      link: { href: `${ADDRESSES_PATH}/${id}`, label: translate(members.changeAddress) },
      form: remove,
      ...(isDefault ? {} : { more: makeDefault }),
    };
  });
  const isFull = saved.length >= MAX_MEMBER_ADDRESSES;
  return sendOwn(
    visit,
    members.addresses,
    [
      ...(said === null ? [] : [noticePart(visit, said.tone, said.text)]),
      ...(rows.length === 0 ? [textPart(visit, members.noAddresses)] : [{ kind: 'rows' as const, rows }]),
      isFull ? textPart(visit, FULL) : linksPart(visit, [[`${ADDRESSES_PATH}/${NEW}`, members.addAddress]]),
    ],
    said?.tone === 'problem' ? 409 : 200,
  );
}

const FULL = fill(members.addressesFull, { count: MAX_MEMBER_ADDRESSES });

/** Removes one, or makes it the default; one that is not the member's own is not there. */
export async function changeAddresses(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, posted } = visit;
  const removed = posted('remove');
  const { id } = await ownAddress(visit, removed === '' ? posted('default') : removed);
  if (removed === '') {
    await makeDefaultAddress(services, siteId, member.memberId, id);
    return addressesPage(visit, { tone: 'done', text: members.saved });
  }
  await removeAddress(services, siteId, member.memberId, id);
  return addressesPage(visit, { tone: 'done', text: members.addressRemoved });
}

/** The form of one that is saved, or of a new one, which begins with the country of the store. */
export async function addressPage(visit: OwnVisit, which: string): Promise<FastifyReply> {
  if (which !== NEW) return addressForm(visit, which, (await ownAddress(visit, which)).address);
  const { services, siteId, member } = visit;
  const saved = await addressesOfMember(services.db, siteId, member.memberId);
  if (saved.length >= MAX_MEMBER_ADDRESSES) return addressesPage(visit);
  const { sellerCountry } = await loadStoreSettings(services.db, siteId);
  return addressForm(visit, NEW, { ...NO_ADDRESS, country: sellerCountry });
}

/** Saves it as the checkout takes it (ORD-19, ORD-20), wherever it is; or shows the fields of the country that was chosen. */
export async function saveAddress(
  visit: OwnVisit,
  which: string,
  act: 'save' | 'country',
): Promise<FastifyReply> {
  const { services, siteId, member, posted } = visit;
  const own = which === NEW ? null : await ownAddress(visit, which);
  const entered = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, posted(field)])) as Address;
  const address = tidyAddress(entered);
  if (act === 'country') return addressForm(visit, which, address);
  const problems = addressProblems(address, null);
  if (Object.keys(problems).length > 0) return addressForm(visit, which, address, problems);
  if (own !== null) await changeAddress(services, siteId, own.id, address);
  else if ((await addAddress(services, siteId, member.memberId, address)) === 'full') {
    return addressesPage(visit, { tone: 'problem', text: FULL });
  }
  return addressesPage(visit, { tone: 'done', text: members.saved });
}

function addressForm(
  visit: OwnVisit,
  which: string,
  address: Address,
  problems: ReturnType<typeof addressProblems> = {},
): Promise<FastifyReply> {
  const path = `${ADDRESSES_PATH}/${which}`;
  const form = formPart(visit, {
    action: path,
    fields: addressFields(visit, address, problems),
    submit: members.save,
    other: { action: `${path}/country`, label: checkout.changeCountry },
  });
  const title = which === NEW ? members.addAddress : members.changeAddress;
  const back = linksPart(visit, [[ADDRESSES_PATH, members.addresses]]);
  return sendOwn(visit, title, [form, back], Object.keys(problems).length === 0 ? 200 : 400);
}

async function ownAddress({ services, siteId, member }: OwnVisit, id: string): Promise<OwnAddress> {
  const own = await findOwnAddress(services.db, siteId, member.memberId, id);
  if (own === null) throw new CallError('not-found');
  return own;
}

function languageOf({ published }: OwnVisit): string {
  return published.loaded.shell.settings.language;
}
