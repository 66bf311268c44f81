import type { Db } from '#server/platform/database/database.ts';
import { createToken, hashToken } from './session-token.ts';
import type { SessionId } from './tables.ts';

/** Gives a session a key for one more host, by its name without port: the token for the cookie there. */
export async function addSessionKey(trx: Db, sessionId: SessionId, host: string): Promise<string> {
  const token = createToken();
  await trx
    .insertInto('session_keys')
    .values({ token_hash: hashToken(token), host: host.toLowerCase(), session_id: sessionId })
    .execute();
  return token;
}
