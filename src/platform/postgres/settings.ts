export type PostgresSettings = Readonly<Record<string, string>>

/**
 * Settings for a laptop with two cores: durable (what was acknowledged survives a power cut), little memory, no
 * surprise from the locale.
 */
export const laptopSettings: PostgresSettings = {
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  wal_compression: 'pglz',
  // A first import writes hundreds of MB of log into new files. Filling each with zeros beforehand was a fifth of the
  // time of publishing. What is written is still synced.
  wal_init_zero: 'off',
  // During a bulk import pages are written out on the other core, not by the import.
  bgwriter_delay: '20ms',
  bgwriter_lru_maxpages: '2000',
  bgwriter_lru_multiplier: '4',
  max_parallel_workers_per_gather: '1',
  max_locks_per_transaction: '256',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
}

/** For tests: the data do not outlive the run, so nothing waits for the disk. */
export const throwawaySettings: PostgresSettings = {
  ...laptopSettings,
  max_connections: '300',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '4GB',
}
