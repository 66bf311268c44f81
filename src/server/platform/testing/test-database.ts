import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { inject } from 'vitest';

/** Makes a database of its own by cloning the migrated template, or one without a table; `drop` takes it away. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<{
  readonly connection: ClientConfig;
  drop(): Promise<void>;
}> {
  const server = inject('testConnection');
  const name = `portico_test_${randomBytes(6).toString('hex')}`;
  await execute(
    server,
    `create database ${name} template ${kind === 'empty' ? 'template0' : inject('templateDatabase')}`,
  );
  return {
    connection: connectionTo(name),
    drop: () => execute(server, `drop database if exists ${name} with (force)`),
  };
}

/** A database of the server of the tests. */
export function connectionTo(database: string): ClientConfig {
  const server = inject('testConnection');
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

async function execute(connection: ClientConfig, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
