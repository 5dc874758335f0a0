import type { Migration } from '#platform/database/migration-files.ts'

/**
 * What the migrations of a next version may do at most while this one still runs: a column more in every table and in every view of ours, a new
 * table, an index more on each table. A running build that names its columns and plans notices nothing.
 */
export const nextMigration: Migration = {
  name: 'platform/9990_next.sql',
  checksum: 'next',
  sql: `
    do $$
    declare each record;
    begin
      for each in
        select c.oid::regclass as name, c.relkind = 'v' as is_view from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p', 'v') and not c.relispartition and c.relpersistence = 'p'
          and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'graphile_worker')
      loop
        if each.is_view then
          execute format('create or replace view %s as select old.*, null::text as next_note from (%s) old',
            each.name, rtrim(pg_get_viewdef(each.name), ';'));
        else
          execute format('alter table %s add column next_note text', each.name);
          execute format('create index on %s (next_note)', each.name);
        end if;
      end loop;
    end $$;
    create table outbox.next_thing (id bigint generated always as identity primary key, what text not null);
  `,
}
