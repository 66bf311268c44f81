import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { removeReleasedContent } from '#server/files/remove-released-content.ts';
import { mailSubmissions } from '#server/forms/mail-submissions.ts';
import { submissionReceived } from '#server/forms/submission-received.ts';
import { buildFormSite, type FormSite } from '#server/forms/testing/build-form-site.ts';
import { createFormApp } from '#server/forms/testing/create-form-app.ts';
import { formVisitor } from '#server/forms/testing/form-visitor.ts';
import { mailSubscribers } from '#server/mailing-lists/mail-subscribers.ts';
import { defineEvent } from '#server/platform/events/define-event.ts';
import { defineEventConsumer, type EventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { createEventRunner } from '#server/platform/events/event-runner.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';

/** An event as a feature adds it: this, and a line in `event-types.ts`. */
const loungeOpened = defineEvent({
  type: 'lounge-opened',
  params: z.object({ seats: z.number().min(1) }),
});

/** A consumer as webhooks or statistics would be one: this, and a line in `event-consumers.ts`. */
function countingConsumer(counted: string[]) {
  const heard: EventConsumer = defineEventConsumer<never>({
    name: 'count-what-happens',
    events: [loungeOpened as never, submissionReceived as never],
    async consume(_services, { type, subject }) {
      counted.push(`${type} ${subject}`);
    },
  });
  return heard;
}

let test: TestApp;
let site: FormSite;
beforeAll(async () => {
  test = await createFormApp();
  site = await buildFormSite(test.services, { notifyEmail: 'owner@example.com' });
});
afterAll(() => test.close());

async function send(): Promise<number> {
  const visitor = formVisitor(test.app, `${site.identifier}.localhost`);
  const answer = await visitor.call('POST', '/api/form/SaveFormSubmission', {
    key: await visitor.key(site.formId),
    formId: site.formId,
    collectionId: site.documentId,
    objectName: '',
    isOverlayForm: false,
    submitButtonText: 'Submit',
    form: JSON.stringify({
      [`${site.formId}-name`]: ['Ada', 'Lovelace'],
      [`${site.formId}-email`]: 'ada@example.com',
      [`${site.formId}-subject`]: '',
      [`${site.formId}-message`]: 'A question.',
    }),
    pageTitle: 'Contact',
    pageId: site.documentId,
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: 1,
  });
  return answer.status;
}

const outbox = () =>
  test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject'])
    .where('site_id', '=', site.siteId)
    .execute();

it('is heard of by a consumer that is one more, which takes nothing from the others', async () => {
  const counted: string[] = [];
  const consumers = [removeReleasedContent, mailSubmissions, mailSubscribers, countingConsumer(counted)];
  const runner = createEventRunner(test.services, consumers);
  await runner.run();
  expect(await send()).toBe(200);
  await test.services.db.transaction().execute(async (trx) => {
    const opened = { siteId: site.siteId, subject: 'blue', params: { seats: 4 }, at: new Date(0) };
    await recordEvents(trx, loungeOpened, [opened]);
  });
  expect(await outbox()).toEqual([]);
  await runner.run();
  const { id } = await test.services.db
    .selectFrom('form_submissions')
    .select('id')
    .where('site_id', '=', site.siteId)
    .executeTakeFirstOrThrow();
  expect(counted).toEqual([`submission-received ${id}`, 'lounge-opened blue']);
  expect(await outbox()).toEqual([
    { recipient: 'owner@example.com', subject: 'Form Submission - Contact form' },
  ]);
});

it('holds ids, never what somebody wrote', async () => {
  const events = await test.services.db
    .selectFrom('events')
    .select('params')
    .where('site_id', '=', site.siteId)
    .where('type', '=', 'submission-received')
    .execute();
  expect(events.map(({ params }) => params)).toEqual([
    { documentId: site.documentId, formId: site.formId, isDraft: false },
  ]);
});

it('mails a submission once, also where the process ended before it could', async () => {
  const mailless = createEventRunner(test.services, [mailSubmissions]);
  expect(await send()).toBe(200);
  const before = (await outbox()).length;
  const failing = createEventRunner(
    { ...test.services, mail: { send: () => Promise.reject(new Error('the process ended')) } },
    [mailSubmissions],
  );
  await failing.run();
  expect(await outbox()).toHaveLength(before);
  test.clock.advance(5_000);
  await mailless.run();
  await mailless.run();
  expect(await outbox()).toHaveLength(before + 1);
});
