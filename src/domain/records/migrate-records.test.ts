import { expect, it } from 'vitest';
import { migrateRecord } from './migrate-records.ts';

it('reads the badge of settings that were stored under its older name, and lets the newer one hold [CONT-215]', () => {
  const settings = { id: 'settings', type: 'settings', title: 'Tea' } as const;
  const migrated = { ...settings, badge: 'black' };
  expect(migrateRecord({ ...settings, ssBadgeType: 'black' })).toEqual(migrated);
  expect(migrateRecord({ ...migrated, ssBadgeType: 'white' })).toEqual(migrated);
  expect(migrateRecord(migrated)).toBe(migrated);
});
