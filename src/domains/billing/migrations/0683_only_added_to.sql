-- The ledger only grows by rights too (ADR 0118): the triggers hold for a superuser, the missing rights for the role that owns the tables, which is the product's own.
do $$
declare
  grown regclass;
begin
  foreach grown in array array['billing.journal', 'billing.entry', 'billing.correction', 'billing.document', 'billing.document_line',
    'billing.document_file', 'billing.payment', 'billing.assignment']::regclass[] loop
    execute format('revoke update, delete, truncate on %s from %I', grown,
      (select pg_get_userbyid(relowner) from pg_class where oid = grown));
  end loop;
  -- A reference to a row locks it, in its owner's name, which asks for a right to update; this column takes no value but its counter's.
  foreach grown in array array['billing.journal', 'billing.document', 'billing.payment']::regclass[] loop
    execute format('grant update (id) on %s to %I', grown, (select pg_get_userbyid(relowner) from pg_class where oid = grown));
  end loop;
end $$;
