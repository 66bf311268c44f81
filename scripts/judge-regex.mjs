// A worker of scripts/check-regexes.mjs: judges one pattern after the other.
import { parentPort } from 'node:worker_threads';
import { regexFault } from './regex-fault.mjs';

parentPort.on('message', (key) => {
  const end = key.lastIndexOf('/');
  parentPort.postMessage({ key, fault: regexFault(key.slice(1, end), key.slice(end + 1)) });
});
