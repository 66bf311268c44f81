import type { Route } from '#server/platform/http/route.ts';
import { fileRoutes } from '#server/files/routes.ts';
import { outboxRoutes } from '#server/platform/mail/routes.ts';

/** Every JSON endpoint of Portico. */
export const ROUTES: readonly Route[] = [...fileRoutes, ...outboxRoutes];
