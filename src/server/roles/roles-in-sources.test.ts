import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Where roles may be spoken of: where they become a set of permissions, where they are given, in what published pages
 * are told, and in tables and tests. All else sees permissions.
 */
const MAY_SPEAK_OF_ROLES: readonly RegExp[] = [
  /^src\/domain\/roles\//,
  /^src\/server\/roles\//,
  // The context of published pages says `websiteRoles`.
  /^src\/domain\/page-runtime\/page-context\.ts$/,
  /^src\/site\/(?:content\/page-request|page\/page-context-of)\.ts$/,
  /^src\/server\/published\/(?:published-site|published-server)\.ts$/,
  // People are given roles by name.
  /^src\/(?:contract\/people\.ts|(?:server|editor)\/people\/|editor\/dashboard\/join-site-screen\.tsx)/,
  /^src\/messages\/\w+\/interface\/(?:activity|site-people|join-site|people-roles)\.ts$/,
  // Rows of `site_roles` and who is given which.
  /^src\/server\/(?:sites\/(?:tables|create-site)|dashboard\/site-summaries)\.ts$/,
  /^src\/server\/accounts\/claim-installation\.ts$/,
  /\.test\.tsx?$|\/testing\//,
];
const SPEAKS_OF_ROLES =
  /\bWebsiteRole\b|website-roles\.ts|\.roles\b|\broles[,:]|hasPermission|rolesOn|grantRoles/;

it('nothing but the roles feature asks for roles: all else sees permissions [ROLE-25]', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !MAY_SPEAK_OF_ROLES.some((pattern) => pattern.test(file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => SPEAKS_OF_ROLES.test(readFileSync(file, 'utf8')))).toEqual([]);
});
