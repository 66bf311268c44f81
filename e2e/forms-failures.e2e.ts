import type { Page } from '@playwright/test';
import { callApi } from './support/call-api.ts';
import { startFailingProxy, type FailingProxy, type FakeAnswer } from './support/failing-proxy.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test as owned } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';
const CHALLENGE = '/api/form/CaptchaChallenge';
const UNKNOWN = 'Unknown error, please try again later.';
const NO_KEY = 'Could not get a form submission key, please try again later.';
const REFUSED_CRUMB = 'The request could not be verified. Please try again.';

const json = (status: number, body: object): FakeAnswer => ({ status, text: JSON.stringify(body) });
const html = (status: number): FakeAnswer => ({
  status,
  text: '<!doctype html><h1>Trouble</h1>',
  contentType: 'text/html',
});
const refusedCrumb = json(403, { error: REFUSED_CRUMB, crumbFail: true, crumb: 'stale' });

/** Where a connection they had kept is cut before an answer, browsers ask again by themselves, over each that they keep. */
const CONNECTIONS_KEPT = 6;
const asOftenAsAsked = (answer: FakeAnswer): readonly FakeAnswer[] =>
  answer.isCut === true ? Array.from({ length: CONNECTIONS_KEPT + 1 }, () => answer) : [answer];
/** Calls that change nothing are made twice more where they fail (DATA-43). */
const threeTimes = (answer: FakeAnswer): readonly FakeAnswer[] =>
  [1, 2, 3].flatMap(() => asOftenAsAsked(answer));

const test = owned.extend<{ between: FailingProxy; visitor: Page }>({
  between: async ({ portico }, use) => {
    const between = await startFailingProxy(portico.port);
    await use(between);
    await between.close();
  },
  visitor: async ({ browser, between }, use) => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(between.publicUrl('demo', '/forms'));
    await use(visitor);
    await context.close();
  },
});

const everyKind = (page: Page) => page.getByRole('form', { name: 'Every kind of field' });

const WORDS = 'أهلا وسهلا\n<script>alert(1)</script>';

async function fillIn(page: Page, words: string): Promise<void> {
  const form = everyKind(page);
  await form.scrollIntoViewIfNeeded();
  // The counter tells that the form's behaviour has started.
  await expect(form.getByText('0 / 200')).toBeVisible();
  await form.getByLabel('What shall we call it?').fill(words);
  await form.getByLabel('What is it for?').fill(WORDS);
  await form.getByLabel('First Name').fill('Ada');
  await form.getByLabel(/^Email/).fill('visitor@example.com');
  await form.getByLabel('City').fill('London');
  await form.getByRole('radio', { name: 'An extension' }).check();
  await form.getByRole('checkbox', { name: 'A workshop' }).check();
  await form.getByLabel('How soon?').selectOption('Next year');
  await form.getByRole('radio', { name: 'Agree', exact: true }).first().check();
}

async function expectKept(page: Page, words: string): Promise<void> {
  const form = everyKind(page);
  await expect(form.getByLabel('What shall we call it?')).toHaveValue(words);
  await expect(form.getByLabel('What is it for?')).toHaveValue(WORDS);
  await expect(form.getByLabel('First Name')).toHaveValue('Ada');
  await expect(form.getByLabel('City')).toHaveValue('London');
  await expect(form.getByRole('radio', { name: 'An extension' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'A workshop' })).toBeChecked();
  await expect(form.getByLabel('How soon?')).toHaveValue('Next year');
  await expect(form.getByRole('radio', { name: 'Agree', exact: true }).first()).toBeChecked();
}

const button = (page: Page) => everyKind(page).getByRole('button', { name: 'Send the brief' });
const submit = (page: Page) => button(page).click();
const thanks = (page: Page) => page.getByText('Thank you. We read every word').filter({ visible: true });

async function storedWith(owner: Page, url: string, words: string): Promise<number> {
  await owner.goto(url);
  const path = `/api/forms/submissions?search=${encodeURIComponent(words)}`;
  return (await callApi<{ total: number }>(owner, 'GET', path)).total;
}

/** What the server answers to the save call, and what the visitor reads. */
const SAVE_FAILURES: readonly (readonly [what: string, answer: FakeAnswer, message: string])[] = [
  ['broken JSON', { status: 200, text: '{"a":' }, UNKNOWN],
  ['a page as a success', html(200), UNKNOWN],
  ['401', html(401), 'Unable to submit form. Please try again later.'],
  ['403', html(403), UNKNOWN],
  ['403 with a text', json(403, { error: 'Not from here.' }), 'Not from here.'],
  ['404', html(404), 'This form has not been configured yet.'],
  ['413', json(413, { error: 'The request is too large.' }), 'The request is too large.'],
  [
    '429',
    { status: 429, text: '' },
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ],
  ['500', html(500), 'Unable to send form. Please try again later.'],
  ['502', html(502), UNKNOWN],
  ['503', html(503), UNKNOWN],
  ['503 with a text', json(503, { error: 'Back in a minute.' }), 'Back in a minute.'],
  ['a connection cut at once', { status: 200, isCut: true }, UNKNOWN],
  ['a connection cut in the middle', { status: 200, text: '{"items":[1,2', isCut: true }, UNKNOWN],
  ['400 without an errors map', json(400, { error: 'No.' }), 'No.'],
  ['errors of unknown fields', json(400, { errors: { other: 'Unknown trouble.' } }), 'Unknown trouble.'],
];

test('a form keeps every entry through all failures of the save call, says which it is, and is sent in the end, once [FORM-52] [FORM-65] [FORM-81] [FORM-90] [FORM-91] [FORM-92] [FORM-93] [FORM-94] [FORM-95] [FORM-97] [FORM-98] [FORM-100]', async ({
  owner,
  portico,
  between,
  visitor,
}) => {
  await fillIn(visitor, 'Through it all');
  for (const [what, answer, message] of SAVE_FAILURES) {
    await test.step(what, async () => {
      between.fail(SAVE, ...asOftenAsAsked(answer));
      await submit(visitor);
      await expect(everyKind(visitor).getByRole('alert')).toHaveText(message);
      await expect(button(visitor)).toBeEnabled();
      await expectKept(visitor, 'Through it all');
    });
  }
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  between.fail(SAVE);
  await submit(visitor);
  await expect(thanks(visitor)).toHaveCount(1);
  expect(await storedWith(owner, portico.appUrl('demo', '/config/'), 'through it all')).toBe(1);
});

test('a form is not sent without a key, whatever the key call answers; its entries stay [FORM-56] [FORM-57]', async ({
  owner,
  portico,
  between,
  visitor,
}) => {
  await fillIn(visitor, 'Keyless');
  const answers: readonly FakeAnswer[] = [
    { status: 200, text: '{"a":' },
    { status: 204 },
    json(200, { data: {} }),
    html(401),
    html(403),
    html(404),
    { status: 429, text: '' },
    html(500),
    html(502),
    html(503),
    { status: 200, isCut: true },
    { status: 200, text: '{"data":{"key":"k', isCut: true },
  ];
  for (const answer of answers) {
    between.fail(KEY, ...threeTimes(answer));
    await submit(visitor);
    await expect(everyKind(visitor).getByRole('alert')).toHaveText(NO_KEY);
    await expectKept(visitor, 'Keyless');
  }
  expect(await storedWith(owner, portico.appUrl('demo', '/config/'), 'keyless')).toBe(0);
});

test('a crumb refused once is renewed, refused twice it is told; a key used twice is refused [FORM-67] [FORM-94] [FORM-96]', async ({
  owner,
  portico,
  between,
  visitor,
}) => {
  await fillIn(visitor, 'Crumbs');
  between.fail(KEY, refusedCrumb, refusedCrumb);
  await submit(visitor);
  await expect(everyKind(visitor).getByRole('alert')).toHaveText(NO_KEY);
  between.fail(SAVE, refusedCrumb, refusedCrumb);
  await submit(visitor);
  await expect(everyKind(visitor).getByRole('alert')).toHaveText(REFUSED_CRUMB);
  await expectKept(visitor, 'Crumbs');
  await visitor.reload();
  await fillIn(visitor, 'Doubled');
  between.double(SAVE);
  await submit(visitor);
  await expect(everyKind(visitor).getByRole('alert')).toHaveText(
    'Error processing form submission. Please reload and try again.',
  );
  await expectKept(visitor, 'Doubled');
  expect(await storedWith(owner, portico.appUrl('demo', '/config/'), 'doubled')).toBe(1);
  await visitor.reload();
  await fillIn(visitor, 'Renewed');
  await visitor.context().clearCookies();
  await submit(visitor);
  await expect(thanks(visitor)).toHaveCount(1);
});

test('an answer of 204 is a success, like every 2xx [FORM-66]', async ({ between, visitor }) => {
  await fillIn(visitor, 'No content');
  between.fail(SAVE, { status: 204 });
  await submit(visitor);
  await expect(thanks(visitor)).toHaveCount(1);
});

test('with cookies off a form says that no key could be got, and keeps every entry [FORM-56]', async ({
  between,
  visitor,
}) => {
  between.dropCookies();
  await visitor.context().clearCookies();
  await visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
  await visitor.reload();
  await fillIn(visitor, 'Cookieless');
  await submit(visitor);
  await expect(everyKind(visitor).getByRole('alert')).toHaveText(NO_KEY);
  await expectKept(visitor, 'Cookieless');
});

for (const [what, breakStorage] of [
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('no storage', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`with the browser’s storage ${what} a form is sent like any other`, async ({ between, visitor }) => {
    await visitor.addInitScript(breakStorage);
    await visitor.goto(between.publicUrl('demo', '/forms'));
    await fillIn(visitor, `Storage ${what}`);
    await submit(visitor);
    await expect(thanks(visitor)).toHaveCount(1);
  });
}

test('a captcha that breaks off says so and keeps every entry; after a reload it works [FORM-44] [FORM-45]', async ({
  between,
  visitor,
}) => {
  const contact = visitor.getByRole('form', { name: 'Contact with a captcha' });
  await contact.scrollIntoViewIfNeeded();
  await expect(contact.getByLabel('I am a person')).toBeVisible();
  await contact.getByLabel(/^Message/).fill('Kept');
  between.fail(CHALLENGE, ...threeTimes({ status: 200, text: '{"data":{', isCut: true }));
  const logged = visitor.waitForEvent('console', (message) =>
    message.text().includes('Could not render form'),
  );
  await contact.getByLabel('I am a person').check();
  await logged;
  between.fail(CHALLENGE);
  await expect(contact.getByText('The CAPTCHA could not be loaded.')).toBeVisible();
  await expect(contact.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expect(contact.getByLabel(/^Message/)).toHaveValue('Kept');
  await visitor.reload();
  await contact.scrollIntoViewIfNeeded();
  await contact.getByLabel('I am a person').check();
  await expect(contact.getByText('Checked.')).toBeVisible();
});
