import { afterAll, beforeAll, expect, it } from 'vitest';
import { summarizeValue } from '#domain/forms/summarize-value.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { buildFormSite } from './testing/build-form-site.ts';
import { createFormApp } from './testing/create-form-app.ts';
import { formVisitor } from './testing/form-visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createFormApp();
});
afterAll(() => test.close());

it('mails about a submission in the language of the site as visitors see it [FORM-68, DATA-69]', async () => {
  const { services } = test;
  const site = await buildFormSite(services, { notifyEmail: 'owner@example.com', name: ' ' });
  await change(services, site.siteId, site.siteDocumentId, [setting('language', 'de-AT')]);
  await publishDocuments(services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'German',
  });
  await change(services, site.siteId, site.siteDocumentId, [setting('language', 'fr')]);
  const visitor = formVisitor(test.app, `${site.identifier}.localhost`);
  const answer = await visitor.call('POST', '/api/form/SaveFormSubmission', {
    key: await visitor.key(site.formId),
    formId: site.formId,
    collectionId: site.documentId,
    objectName: '',
    isOverlayForm: false,
    submitButtonText: 'Absenden',
    form: JSON.stringify({
      [`${site.formId}-name`]: ['Ada', 'Lovelace'],
      [`${site.formId}-email`]: 'ada@example.com',
      [`${site.formId}-subject`]: '',
      [`${site.formId}-message`]: 'Eine Frage.',
    }),
    pageTitle: 'Contact',
    pageId: site.documentId,
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: 1,
  });
  expect(answer.status).toBe(200);
  await test.consumeEvents();
  const [mail] = await services.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .execute();
  expect(mail?.subject).toBe('Formulareinsendung – Formular');
  expect(mail?.text_body).toContain('Gesendet von');
  expect(mail?.text_body).toContain('In Portico öffnen');
  expect(mail?.html_body).toContain('lang="de"');
});

it('says the steps of a survey in the language of the site', () => {
  const answer = { 'Alles gut?': 2, 'Wieder?': -1 };
  expect(summarizeValue('likert', answer, siteTranslator('de'))).toBe(
    'Alles gut?: Stimme voll zu\nWieder?: Stimme nicht zu',
  );
  expect(summarizeValue('likert', answer)).toBe('Alles gut?: Strongly Agree\nWieder?: Disagree');
});
