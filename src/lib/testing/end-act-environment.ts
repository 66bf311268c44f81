import { afterAll } from 'vitest';

// Files share a page: one that renders by `act` would have React warn of each change in those after it.
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});
