-- The target may be of what is paid at the door of a region.
alter table watchdog.watch add column region text check (region in ('mainland', 'madeira', 'azores')),
  drop constraint watch_kind_check, add check (kind in ('availability', 'price', 'total')),
  drop constraint watch_check, add check ((target_cents is null) = (kind = 'availability')), add check ((region is not null) = (kind = 'total'));
alter table watchdog.request add column region text check (region in ('mainland', 'madeira', 'azores')),
  drop constraint request_kind_check, add check (kind in ('availability', 'price', 'total', 'listing')),
  drop constraint request_check, add check ((target_cents is not null) = (kind in ('price', 'total'))), add check ((region is not null) = (kind = 'total'));
