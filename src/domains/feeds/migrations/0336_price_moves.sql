-- The largest price moves that a run published, for the shop to look at: [{"itemId":…,"title":…,"fromCents":…,"toCents":…}].
alter table feeds.import_run add column price_moves jsonb not null default '[]';
