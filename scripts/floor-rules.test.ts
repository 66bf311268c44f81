import { describe, expect, it } from 'vitest';
import { featureCycles, floorFault } from './floor-rules.mjs';

const FLOORS = {
  server: { ground: ['platform', 'clock.ts'], features: ['*'], top: ['start', 'routes.ts'] },
  domain: { values: ['links'], pages: ['pages'] },
};

const fault = (from: string, to: string): string | null => floorFault(from, to, FLOORS);

describe('floors', () => {
  it('refuses an arrow upwards', () => {
    expect(fault('src/server/platform/http/app.ts', 'src/server/sites/site-of.ts')).toBe(
      'platform (floor ground) must not import from sites (floor features), which lies above it',
    );
    expect(fault('src/server/sites/site-of.ts', 'src/server/routes.ts')).toBe(
      'sites (floor features) must not import from routes.ts (floor top), which lies above it',
    );
  });

  it('lets a feature take from floors below and from its own', () => {
    expect(fault('src/server/routes.ts', 'src/server/sites/routes.ts')).toBeNull();
    expect(fault('src/server/sites/site-of.ts', 'src/server/clock.ts')).toBeNull();
    expect(fault('src/server/sites/site-of.ts', 'src/server/accounts/tables.ts')).toBeNull();
    expect(fault('src/server/sites/site-of.ts', 'src/server/sites/queries/site.ts')).toBeNull();
  });

  it('says nothing of other folders and of packages', () => {
    expect(fault('src/server/platform/http/app.ts', 'src/domain/pages/section.ts')).toBeNull();
    expect(fault('src/server/platform/http/app.ts', 'fastify')).toBeNull();
  });

  it('refuses a feature that stands on no floor', () => {
    expect(fault('src/domain/orders/order.ts', 'src/domain/links/link.ts')).toBe(
      'domain/orders stands on no floor of scripts/import-floors.mjs',
    );
    expect(fault('src/domain/pages/section.ts', 'src/domain/orders/order.ts')).toBe(
      'domain/orders stands on no floor of scripts/import-floors.mjs',
    );
  });
});

describe('cycles of features', () => {
  it('finds one through several features, though no files import each other', () => {
    expect(
      featureCycles([
        { from: 'src/server/sites/a.ts', to: 'src/server/pages/b.ts', line: 3 },
        { from: 'src/server/pages/c.ts', to: 'src/server/trash/d.ts', line: 1 },
        { from: 'src/server/trash/e.ts', to: 'src/server/sites/f.ts', line: 2 },
      ]),
    ).toEqual([
      'cycle of features: server/sites → server/pages → server/trash → server/sites (src/server/sites/a.ts:3, src/server/pages/c.ts:1, src/server/trash/e.ts:2)',
    ]);
  });

  it('finds none in arrows that meet again, inside a feature or between folders of src', () => {
    expect(
      featureCycles([
        { from: 'src/server/sites/a.ts', to: 'src/server/pages/b.ts', line: 1 },
        { from: 'src/server/sites/a.ts', to: 'src/server/trash/b.ts', line: 2 },
        { from: 'src/server/trash/b.ts', to: 'src/server/pages/b.ts', line: 1 },
        { from: 'src/server/pages/b.ts', to: 'src/server/pages/c.ts', line: 1 },
        { from: 'src/server/pages/b.ts', to: 'src/domain/pages/c.ts', line: 1 },
        { from: 'src/domain/pages/c.ts', to: 'src/domain/sites/c.ts', line: 1 },
      ]),
    ).toEqual([]);
  });
});
