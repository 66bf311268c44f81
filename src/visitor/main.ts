import { startRuntime } from './start-runtime.ts';

startRuntime(window);
