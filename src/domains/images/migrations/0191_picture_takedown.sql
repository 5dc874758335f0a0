-- A picture that may not be shown any more: its row stays, so that the same bytes are known and refused when they come again.
alter table images.picture drop constraint picture_state_check;
alter table images.picture
  add constraint picture_state_check check (state in ('storing', 'stored', 'taken_down')),
  add column taken_down_at timestamptz,
  -- for the operator; shops read that it was taken down, not why
  add column taken_down_why text,
  add check ((state = 'taken_down') = (taken_down_at is not null));
-- Web processes read all of them every few seconds.
create index picture_taken_down on images.picture (id) where state = 'taken_down';
