import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CART_LIFE_MS } from '#domain/carts/cart-limits.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import { createId, type Id } from '#lib/id.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { buildSite, change, setting, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { VISITOR, type Caller } from '#server/platform/http/caller.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { addToCart } from './add-to-cart.ts';
import { cartOfRequest } from './cart-of-request.ts';
import { changeLine } from './change-line.ts';
import { priceStoredCart, type PricedStoredCart } from './price-stored-cart.ts';
import { removeOldCarts } from './remove-old-carts.ts';
import type { CartId } from './tables.ts';
import { buildShop, publishShop, setStock, type BuiltProduct } from './testing/build-shop.ts';

let test: TestServices;
let site: BuiltSite;
let jug: BuiltProduct;
let bowl: BuiltProduct;
let song: BuiltProduct;

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  const built = await buildShop(test.services, site.siteId, [
    { title: 'Jug', prices: [6800], weightGrams: 900 },
    { title: 'Bowl', prices: [2800, 4000], stock: [5, 0] },
    { title: 'Song', prices: [300], type: 'digital' },
  ]);
  [jug, bowl, song] = built as [BuiltProduct, BuiltProduct, BuiltProduct];
});

interface Person {
  readonly token: string;
  readonly memberId: Id<'member'> | null;
}

const guest = (): Person => ({ token: createToken(), memberId: null });

async function member(): Promise<Id<'member'>> {
  const id = createId<'member'>();
  await test.services.db
    .insertInto('members')
    .values({
      site_id: site.siteId,
      id,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
      first_name: '',
      last_name: '',
      language: 'en',
      note: '',
      status: 'active',
      former_status: null,
      password_hash: null,
      joined_at: new Date(test.clock.now),
      verified_at: null,
      last_seen_day: null,
      removed_at: null,
      removed_by_owner: false,
    })
    .execute();
  return id;
}

function requestOf({ token, memberId }: Person): FastifyRequest {
  const signedIn = memberId === null ? null : ({ ...VISITOR, kind: 'member', member: { memberId } } as never);
  return { cookies: { cart: token }, caller: (signedIn ?? VISITOR) as Caller } as unknown as FastifyRequest;
}

const cartOf = (person: Person) => cartOfRequest(test.services, site.siteId, requestOf(person));

async function add(person: Person, { productId, variantIds }: BuiltProduct, pieces = 1, place = 0) {
  const found = await cartOf(person);
  const holder = {
    siteId: site.siteId,
    cartId: found?.id ?? null,
    memberId: person.memberId,
    newTokenHash: hashToken(person.token),
    withheld: NOTHING_WITHHELD,
  };
  const item = { productId, variantId: variantIds[place] ?? '', answers: [] };
  test.clock.advance(1);
  return addToCart(test.services, holder, [{ item, pieces, as: 'more' }]);
}

async function priced(person: Person): Promise<PricedStoredCart> {
  const cart = await cartOf(person);
  const found = cart === null ? null : await priceStoredCart(test.services.db, site.siteId, cart.id, at());
  if (found === null) throw new Error('There is no cart');
  return found;
}
const at = () => ({ now: test.clock.now });
const shown = ({ lines }: PricedStoredCart) => lines.map(({ title, pieces }) => [title, pieces]);

describe('a cart', () => {
  it('is begun with the first line, and by nothing else [ORD-04]', async () => {
    const ada = guest();
    expect(await cartOf(ada)).toBeNull();
    const { refused } = await add(ada, bowl, 1, 1);
    expect(refused).toMatchObject([{ refusal: { kind: 'soldOut' }, item: { productId: bowl.productId } }]);
    expect(await cartOf(ada)).toBeNull();
    expect(await add(ada, jug)).toMatchObject({ refused: [], isNew: true });
    expect(await cartOf(ada)).toMatchObject({ version: 1, currency: 'USD', isPurchased: false });
    expect(await cartOf(guest())).toBeNull();
  });

  it('takes titles, prices and stock from the live catalogue each time [ORD-03, ORD-09, ORD-39]', async () => {
    const ada = guest();
    await add(ada, jug, 2);
    const [before] = (await priced(ada)).lines;
    await add(ada, jug);
    await add(ada, song);
    await add(ada, bowl, 5);
    const found = await priced(ada);
    expect(found.lines[0]?.id).toBe(before?.id);
    expect(found.lines).toMatchObject([
      { title: 'Jug', pieces: 3, unitPrice: 6800, path: '/shop/jug', weightGrams: 900, problem: null },
      { title: 'Song', pieces: 1, unitPrice: 300, type: 'digital' },
      { title: 'Bowl', pieces: 5, optionText: 'Small', sku: 'BOWL-1', stock: { quantity: 5 } },
    ]);
    expect(found.priced).toMatchObject({
      subtotalCents: 3 * 6800 + 300 + 5 * 2800,
      totalQuantity: 9,
      hasDigital: true,
      requiresShipping: true,
    });
    await change(test.services, site.siteId, jug.productId, [
      setting('title', 'Pitcher'),
      { op: 'set', id: jug.variantIds[0] ?? '', field: 'price', value: 7000 },
    ]);
    expect((await priced(ada)).lines[0]).toMatchObject({ title: 'Jug', unitPrice: 6800 });
    await publishShop(test.services, site.siteId);
    expect((await priced(ada)).lines[0]).toMatchObject({
      title: 'Pitcher',
      unitPrice: 7000,
      shownPrice: 6800,
    });
  });

  it('keeps what cannot be bought, counts it in nothing and lowers nothing [ORD-10]', async () => {
    const ada = guest();
    await add(ada, jug);
    await add(ada, bowl, 5);
    const [productId, variantId] = [bowl.productId, bowl.variantIds[0] ?? ('' as never)];
    await setStock(test.services, site.siteId, { productId, variantId, quantity: 3 });
    const found = await priced(ada);
    expect(found.lines[1]).toMatchObject({ pieces: 5, isBlocked: true, problem: { kind: 'short', left: 3 } });
    expect(found.priced.subtotalCents).toBe(6800);
    const set = (place: number, pieces: number) => {
      const lineId = found.lines[place]?.id ?? ('' as never);
      return changeLine(test.services, { siteId: site.siteId, cartId: found.cart.id, lineId, pieces });
    };
    expect(await set(1, 6)).toMatchObject({
      kind: 'refused',
      refused: { refusal: { kind: 'allInCart', inCart: 5 } },
    });
    await set(1, 3);
    expect((await priced(ada)).lines[1]).toMatchObject({ pieces: 3, isBlocked: false });
    await change(test.services, site.siteId, jug.productId, [setting('workflowState', 'draft')]);
    await publishShop(test.services, site.siteId);
    expect((await priced(ada)).lines[0]).toMatchObject({ title: 'Jug', problem: { kind: 'gone' } });
    await set(0, 0);
    expect(shown(await priced(ada))).toEqual([['Bowl', 3]]);
  });

  it('asks as often for many lines as for one [ORD-09]', async () => {
    const [one, many] = [guest(), guest()];
    await add(one, jug);
    for (const [product, place] of [
      [jug, 0],
      [song, 0],
      [bowl, 0],
    ] as const) {
      await add(many, product, 1, place);
    }
    // The rules of the shop are kept once they were read.
    await queries(one);
    const counts = await Promise.all([one, many].map(queries));
    expect(counts[0]).toBeGreaterThan(1);
    expect(counts[1]).toBe(counts[0]);
  });

  async function queries(person: Person): Promise<number> {
    let count = 0;
    const db = test.services.db.withPlugin({
      transformQuery({ node }) {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await priceStoredCart(db, site.siteId, (await cartOf(person))?.id ?? ('' as never), at());
    return count;
  }

  it('expires 30 days after its last change and is deleted then [ORD-07]', async () => {
    const [ada, bea] = [guest(), guest()];
    await removeOldCarts({ ...test.services, now: () => test.clock.now + CART_LIFE_MS });
    await add(ada, jug);
    await add(bea, jug);
    test.clock.advance(CART_LIFE_MS - 3);
    await add(bea, jug);
    expect(await removeOldCarts(test.services)).toBe(0);
    expect(await cartOf(ada)).not.toBeNull();
    test.clock.advance(2);
    expect(await cartOf(ada)).toBeNull();
    expect(await cartOf(bea)).not.toBeNull();
    expect(await removeOldCarts(test.services)).toBe(1);
    expect(await removeOldCarts(test.services)).toBe(0);
  });

  it('takes no further change once it was bought; the next line begins another one [ORD-07]', async () => {
    const ada = guest();
    await add(ada, jug);
    const bought = await cartOf(ada);
    await purchase(bought?.id ?? ('' as never));
    expect(await cartOf(ada)).toMatchObject({ isPurchased: true });
    const next = { ...guest(), memberId: null };
    const { cartId, isNew } = await addToCart(
      test.services,
      {
        siteId: site.siteId,
        cartId: bought?.id ?? null,
        memberId: null,
        newTokenHash: hashToken(next.token),
        withheld: NOTHING_WITHHELD,
      },
      [
        {
          item: { productId: song.productId, variantId: song.productId, answers: [] },
          pieces: 1,
          as: 'more',
        },
      ],
    );
    expect([cartId === bought?.id, isNew]).toEqual([false, true]);
    expect(shown(await priced(next))).toEqual([['Song', 1]]);
  });
});

async function purchase(cartId: CartId): Promise<void> {
  await test.services.db
    .updateTable('carts')
    .set({ purchased_at: new Date(test.clock.now) })
    .where('site_id', '=', site.siteId)
    .where('id', '=', cartId)
    .execute();
}

describe('the cart of a member', () => {
  it('is that of the guest who signs in, and is found on every device [ORD-08]', async () => {
    const memberId = await member();
    const ada = guest();
    await add(ada, jug, 2);
    const signedIn = { ...ada, memberId };
    expect(shown(await priced(signedIn))).toEqual([['Jug', 2]]);
    expect(await cartOf(ada)).toBeNull();
    expect(shown(await priced({ ...guest(), memberId }))).toEqual([['Jug', 2]]);
  });

  it('takes in what a guest put aside, the larger number of the same, once [ORD-08]', async () => {
    const memberId = await member();
    const phone = { ...guest(), memberId };
    await add(phone, jug, 2);
    await add(phone, bowl, 1);
    const ada = guest();
    await add(ada, jug, 3);
    await add(ada, song);
    const signedIn = { ...ada, memberId };
    const joined = [
      ['Jug', 3],
      ['Bowl', 1],
      ['Song', 1],
    ];
    expect(shown(await priced(signedIn))).toEqual(joined);
    expect(shown(await priced(signedIn))).toEqual(joined);
    expect(await cartOf(ada)).toBeNull();
    expect(shown(await priced(phone))).toEqual(joined);
  });

  it('goes to where the guest said, else to where it went before; codes of both stay [ORD-08]', async () => {
    const memberId = await member();
    const [phone, tablet, ada] = [{ ...guest(), memberId }, guest(), guest()];
    const place = (country: string) => ({ country, region: null, postalCode: null });
    const say = async (person: Person, code: string, country: string | null) => {
      await add(person, jug);
      await test.services.db
        .updateTable('carts')
        .set({ codes: [code], ...(country === null ? {} : { location: JSON.stringify(place(country)) }) })
        .where('site_id', '=', site.siteId)
        .where('id', '=', (await cartOf(person))?.id ?? ('' as never))
        .execute();
    };
    await say(phone, 'OWN', 'CH');
    await say(tablet, 'NONE', null);
    expect(await cartOf({ ...tablet, memberId })).toMatchObject({
      location: place('CH'),
      codes: ['OWN', 'NONE'],
    });
    await say(ada, 'NEW', 'DE');
    expect(await cartOf({ ...ada, memberId })).toMatchObject({
      location: place('DE'),
      codes: ['OWN', 'NONE', 'NEW'],
    });
  });

  it('is one, also when two devices sign in at once [ORD-08]', async () => {
    const memberId = await member();
    const people = [guest(), guest(), guest()];
    for (const person of people) await add(person, jug, 2);
    await Promise.all(people.map((person) => cartOf({ ...person, memberId })));
    expect(shown(await priced({ ...guest(), memberId }))).toEqual([['Jug', 2]]);
  });

  it('begins anew after a month', async () => {
    const memberId = await member();
    const ada = { ...guest(), memberId };
    await add(ada, jug, 2);
    test.clock.advance(CART_LIFE_MS);
    expect(await cartOf(ada)).toBeNull();
    await add({ ...guest(), memberId }, song);
    expect(shown(await priced(ada))).toEqual([['Song', 1]]);
  });
});
