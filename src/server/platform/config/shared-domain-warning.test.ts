import { expect, it } from 'vitest';
import { sharedDomainWarning } from './shared-domain-warning.ts';

it.each([
  ['app.example.org', 'sites.example.org', true],
  ['example.org', 'sites.example.org', true],
  ['app.example.co.uk', 'sites.example.co.uk', true],
  ['app.example.org', 'example-sites.org', false],
  ['app.one.co.uk', 'two.co.uk', false],
  // Names that people share: each of them is registered by somebody else.
  ['portico.github.io', 'sites.github.io', false],
  ['app.localhost', 'localhost', false],
])('of %s and %s: %s', async (appDomain, sitesDomain, isWarned) => {
  const warning = await sharedDomainWarning({ appDomain, sitesDomain });
  expect(warning !== null).toBe(isWarned);
});

it('names the domain and what to do', async () => {
  const warning = await sharedDomainWarning({
    appDomain: 'app.example.org',
    sitesDomain: 'sites.example.org',
  });
  expect(warning).toContain('both lie under example.org');
  expect(warning).toContain('Use a domain of its own for sites');
});
