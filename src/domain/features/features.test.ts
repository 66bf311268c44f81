import { describe, expect, it } from 'vitest';
import { permissionsOf } from '#domain/roles/permissions.ts';
import { areasOpenTo } from './areas-open-to.ts';
import { FEATURE_TABLE, LAST_FEATURE_NUMBER } from './feature-table.ts';
import { featuresOff } from './features-off.ts';
import { isFeatureOn } from './is-feature-on.ts';
import { permittedWithFeatures } from './permitted-with-features.ts';

const ADMIN = permissionsOf(['admin']);

describe('the functions of a site', () => {
  it('are numbered from 1 to 65, with pages, contributors, commerce, gift cards, subscriptions and point of sale among them [CONT-227]', () => {
    expect(FEATURE_TABLE.map(({ number, name }) => [number, name])).toEqual([
      [1, 'add-pages'],
      [2, 'contributors'],
      [3, 'commerce'],
      [4, 'gift-cards'],
      [5, 'subscriptions'],
      [6, 'point-of-sale'],
    ]);
    expect(LAST_FEATURE_NUMBER).toBe(65);
  });

  it('are all on where none is off, and each is switched by its own number [CONT-228] [COMM-52] [COMM-55] [COMM-117]', () => {
    expect(featuresOff([])).toEqual([]);
    expect([1, 2, 4, 5, 6].map((number) => featuresOff([number]))).toEqual([
      ['add-pages'],
      ['contributors'],
      ['gift-cards'],
      ['subscriptions'],
      ['point-of-sale'],
    ]);
    // A number that has no name yet.
    expect(featuresOff([65])).toEqual([]);
  });

  it('are off with commerce where they need it [COMM-117]', () => {
    expect(featuresOff([3])).toEqual(['commerce', 'gift-cards', 'subscriptions', 'point-of-sale']);
    expect(isFeatureOn([3], 'gift-cards')).toBe(false);
    expect(isFeatureOn([4], 'commerce')).toBe(true);
  });
});

describe('without commerce', () => {
  it('nobody has a permission of it, and all others stay [CONT-228] [COMM-117]', () => {
    const held = permittedWithFeatures(ADMIN, [3]);
    expect([...held].filter((permission) => permission.startsWith('commerce.'))).toEqual([]);
    expect([...ADMIN].filter((permission) => !held.has(permission))).toHaveLength(11);
    expect(permittedWithFeatures(ADMIN, [1, 2, 4, 5])).toEqual(ADMIN);
  });

  it('Selling is listed for those alone who may change what the site has [CONT-228]', () => {
    const listed = (role: Parameters<typeof permissionsOf>[0][number], off: readonly number[]) =>
      areasOpenTo(permittedWithFeatures(permissionsOf([role]), off), off).includes('commerce');
    expect([listed('admin', [3]), listed('billing', [3])]).toEqual([true, true]);
    expect([listed('store-manager', [3]), listed('reporting', [3])]).toEqual([false, false]);
    expect([listed('store-manager', []), listed('reporting', []), listed('billing', [])]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('without the point of sale its permission alone is gone [COMM-117]', () => {
  const held = permittedWithFeatures(ADMIN, [6]);
  expect([...ADMIN].filter((permission) => !held.has(permission))).toEqual(['commerce.pos']);
});
