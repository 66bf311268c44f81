import { expect, it } from 'vitest';
import { offeredRoles } from './offered-roles.ts';

it('offers the roles that have something to do, moderators among them, and those that somebody holds [COMT-19]', () => {
  expect(offeredRoles([])).toEqual(['admin', 'editor', 'moderator', 'viewer', 'campaigns-editor']);
  expect(offeredRoles(['billing'])).toContain('billing');
});
