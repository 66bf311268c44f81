import { expect, it } from 'vitest';
import { parseSiteHost } from './parse-site-host.ts';

const CONFIG = { appDomain: 'app.localhost', sitesDomain: 'localhost' };

it.each([
  ['demo.app.localhost', { identifier: 'demo', host: 'app' }],
  ['demo.localhost', { identifier: 'demo', host: 'public' }],
  ['DEMO.localhost', { identifier: 'demo', host: 'public' }],
  ['app.localhost', null],
  ['localhost', null],
  ['a.demo.localhost', null],
  ['a.demo.app.localhost', null],
  ['demo.example.org', null],
  ['.localhost', null],
])('reads %j as %j', (hostname, site) => {
  expect(parseSiteHost(CONFIG, hostname)).toEqual(site);
});
