import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forms } from '#messages/en/forms.ts';
import { page } from 'vitest/browser';
import { mountBehaviours } from './mount-behaviours.ts';
import { fetchWords, translate, wordsReady } from './page-words.ts';
import { showAlert } from './dialogs/alert-popup.ts';
import { createCloseTargets } from './close-targets.ts';
import { createRuntime } from './runtime.ts';
import { TEST_PAGE_CONTEXT } from './testing/page-context.ts';

const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => /messages\/(\w+)\/visitor/.exec(name)?.[1])
    .filter((language) => language !== undefined);

beforeEach(() => performance.clearResourceTimings());
afterEach(async () => {
  fetchWords('en-US');
  await wordsReady();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each(['en-US', 'en', 'ja', ''])(
  'fetches no words for a page in %j and speaks English [DATA-69]',
  async (language) => {
    fetchWords(language);
    await wordsReady();
    expect([translate(forms.submit), fetched()]).toEqual(['Submit', []]);
  },
);

it('fetches the words of the page’s language and of no other [DATA-50] [DATA-69]', async () => {
  fetchWords('de-CH');
  await wordsReady();
  expect([translate(forms.submit), translate(forms.required, { title: 'Name' })]).toEqual([
    'Absenden',
    'Name ist erforderlich.',
  ]);
  expect([...new Set(fetched())]).toEqual(['de']);
});

it('starts the blocks of a page once its words are there: a form speaks the language of the site [DATA-69]', async () => {
  document.body.innerHTML = `<div data-block-type="form"><div class="portico-block-form"><div class="form-content">
    <form data-form-id="f" novalidate>
      <div id="f-name" class="form-item field required" data-kind="text">
        <p class="field-error" id="f-name-error" hidden></p>
        <label class="title" for="c"><span class="title-text">Name</span></label>
        <input id="c" class="field-element required" name="f-name" aria-required="true">
      </div>
      <p class="form-error" role="alert"></p>
      <button type="submit">Absenden</button>
    </form></div></div></div>`;
  // Until its behaviour is there, a form would leave the page.
  document.body.addEventListener('submit', (event) => event.preventDefault());
  fetchWords('de');
  const context = { ...TEST_PAGE_CONTEXT, website: { ...TEST_PAGE_CONTEXT.website, language: 'de' } };
  mountBehaviours(createRuntime(window, context, createCloseTargets()));
  await expect
    .poll(() => {
      document.querySelector('form')?.requestSubmit();
      return document.querySelector('.field-error')?.textContent;
    })
    .toBe('Name ist erforderlich.');
  expect(document.querySelector('.form-error')?.textContent).toMatch(/^Mindestens ein Feld ist ungültig/);
});

it('gives popups their buttons in the language of the site [DATA-69]', async () => {
  fetchWords('ar');
  await wordsReady();
  const closed = showAlert({ window, closeTargets: createCloseTargets() }, 'مرحبا');
  expect(document.querySelector('dialog button')?.textContent).toBe('حسنًا');
  await page.getByRole('button', { name: 'حسنًا' }).click();
  await closed;
});
