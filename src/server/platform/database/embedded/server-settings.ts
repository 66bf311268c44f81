const FIRST_MAJOR_WITH_IO_METHOD = 18;

/** Small enough for a small machine; nothing here trades safety for speed. */
export function serverSettings(
  major: number,
  socketFolder: string,
  overrides: Readonly<Record<string, string>>,
): readonly string[] {
  const settings: Readonly<Record<string, string>> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '32MB',
    wal_buffers: '1MB',
    max_wal_size: '512MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    // Nothing replicates: its launcher would be one process more.
    max_logical_replication_workers: '0',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    autovacuum_max_workers: '2',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
    ...(major >= FIRST_MAJOR_WITH_IO_METHOD ? { io_method: 'sync' } : {}),
    ...overrides,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
