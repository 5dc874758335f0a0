-- The back office lists people by name and by the day of their account, a page at a time: read in that order, not sorted whole for each page.
create index person_by_name on identity.person (name, id);
create index person_by_created on identity.person (created_at, id);
