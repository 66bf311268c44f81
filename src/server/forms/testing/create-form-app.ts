import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { registerForms } from '../plugin.ts';
import { formFeedRoutes } from '../feed-routes.ts';
import { formRoutes } from '../routes.ts';

/** The HTTP side of forms, with the published pages they stand on. */
export function createFormApp(): Promise<TestApp> {
  return createTestApp([...formRoutes, ...formFeedRoutes], {}, [registerForms, registerPublished]);
}
