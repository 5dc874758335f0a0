-- Four chairs are one piece of a board.
alter table boards.piece add column quantity smallint not null default 1 check (quantity between 1 and 99);
