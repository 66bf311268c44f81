import type { Route } from './route.ts';

/** For an address that answers other methods than the one that was tried. */
export function createAllowedMethods(routes: readonly Route[]): (path: string) => readonly string[] {
  const byPattern = routes.map(({ definition }) => ({
    method: definition.method,
    pattern: new RegExp(`^${definition.path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (path) => byPattern.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
