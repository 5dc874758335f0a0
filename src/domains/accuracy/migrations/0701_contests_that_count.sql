-- Of a shop ten contests that wait leave their readings out of its score; a later one counts until somebody has decided, or a shop could contest whatever is found.
alter table accuracy.contest add column counts_meanwhile boolean not null default false;
