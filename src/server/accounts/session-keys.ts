import type { Db } from '#server/platform/database/database.ts';
import { createToken, hashToken } from './session-token.ts';
import type { SessionId } from './tables.ts';

/** Creates a token for a session on one more host, by its name without port, for the cookie there. */
export async function addSessionKey(trx: Db, sessionId: SessionId, host: string): Promise<string> {
  const token = createToken();
  await trx
    .insertInto('session_keys')
    .values({ token_hash: hashToken(token), host: host.toLowerCase(), session_id: sessionId })
    .execute();
  return token;
}
