import { runBuilt } from './run-built.mjs';

runBuilt('main.js', process.argv.slice(2));
