-- Whether a reader of the lab is alive is known by the lease of its job (ADR 0055).
alter table feeds.lab_run drop column seen_at;
