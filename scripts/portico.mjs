import { runBuilt } from './run-built.mjs';

runBuilt('cli.js', process.argv.slice(2));
