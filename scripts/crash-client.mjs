import { randomBytes, randomInt } from 'node:crypto';
import { request } from 'node:http';

const LIMIT_MS = 20_000;

/** Thrown where no answer came: whether the server did what it was asked is not known. */
export class NoAnswerError extends Error {}

/** A browser without a screen: cookies, the crumb and its one repetition. */
export function createClient(port, host) {
  const cookies = new Map();

  async function send(method, path, { json, form, signed } = {}) {
    const body =
      signed?.payload ??
      (json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json));
    const headers = {
      host,
      origin: `http://${host}`,
      referer: `http://${host}/`,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      // Every call from another address: the limits are not what is tried here.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      ...(body === undefined
        ? {}
        : {
            'content-type': form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
            ...(signed === undefined ? {} : { 'stripe-signature': signed.signature }),
            'content-length': Buffer.byteLength(body),
          }),
    };
    return new Promise((resolve, reject) => {
      const call = request(
        { port, host: '127.0.0.1', method, path, headers, timeout: LIMIT_MS },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', () => reject(new NoAnswerError(path)));
          response.on('aborted', () => reject(new NoAnswerError(path)));
          response.on('end', () => {
            for (const cookie of response.headers['set-cookie'] ?? []) {
              const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
              cookies.set(name, value);
            }
            resolve({
              status: response.statusCode,
              location: response.headers.location ?? null,
              text: Buffer.concat(chunks).toString('utf8'),
            });
          });
        },
      );
      call.on('timeout', () => call.destroy());
      call.on('error', () => reject(new NoAnswerError(path)));
      call.end(body);
    });
  }

  /** A JSON call; null where it was refused. */
  async function call(method, path, json) {
    for (let attempt = 1; ; attempt += 1) {
      const joint = path.includes('?') ? '&' : '?';
      const answer = await send(method, `${path}${joint}crumb=${cookies.get('crumb') ?? ''}`, { json });
      const body = answer.text === '' ? null : JSON.parse(answer.text);
      if (answer.status === 503) throw new NoAnswerError(path);
      if (body?.crumbFail && attempt === 1) continue;
      if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return body;
    }
  }

  return { send, call };
}

export const createChangeId = () =>
  Date.now().toString(16).padStart(12, '0') + randomBytes(6).toString('hex');
