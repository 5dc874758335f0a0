-- Room boards: pieces that several people look at together, by a link that nobody guesses. Whoever has a link needs no account;
-- a board that was begun signed in belongs to a person. Detachable: offers are kept by their ids only.
create schema boards;

create table boards.board (
  id bigint generated always as identity primary key,
  -- null: begun signed out; then it is forgotten when nobody has changed it for long (README)
  person_id bigint,
  name text not null check (name <> '' and length(name) <= 80),
  region text not null default 'mainland' check (region in ('mainland', 'madeira', 'azores')),
  -- Of every change: who looks at the board is told the number, and asks anew when it is another.
  version bigint not null default 1,
  closed_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index board_person on boards.board (person_id) where person_id is not null;
create index board_unowned on boards.board (changed_at) where person_id is null;

-- A link is made of the seed and a key of the process, and known by the SHA-256 of what it says: whoever reads this table opens no board.
create table boards.link (
  token_hash bytea primary key check (length(token_hash) = 32),
  board_id bigint not null references boards.board on delete cascade,
  role text not null check (role in ('owner', 'guest')),
  seed bytea not null check (length(seed) = 16),
  unique (board_id, role)
);

create table boards.stage (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards.board on delete cascade,
  name text not null check (name <> '' and length(name) <= 40),
  place integer not null
);
create index stage_board on boards.stage (board_id);

-- Who takes part: the owner, once a board, and guests, whose browser keeps a token of its own for it.
create table boards.guest (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards.board on delete cascade,
  is_owner boolean not null default false,
  token_hash bytea check (length(token_hash) = 32),
  person_id bigint,
  nickname text not null check (nickname <> '' and length(nickname) <= 30),
  created_at timestamptz not null,
  unique (board_id, token_hash),
  unique (board_id, person_id)
);
create unique index guest_nickname on boards.guest (board_id, lower(nickname));
create unique index guest_owner on boards.guest (board_id) where is_owner;
create index guest_person on boards.guest (person_id) where person_id is not null;

create table boards.piece (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards.board on delete cascade,
  stage_id bigint not null references boards.stage on delete cascade,
  -- the offer by which it was pinned; what is shown is its product's best
  variant_id bigint not null,
  -- what it was called then, for when nothing else is known any more
  title text not null,
  place bigint not null,
  added_at timestamptz not null,
  unique (board_id, variant_id)
);
create index piece_stage on boards.piece (stage_id);

create table boards.vote (
  piece_id bigint not null references boards.piece on delete cascade,
  guest_id bigint not null references boards.guest on delete cascade,
  value smallint not null check (value in (-1, 1)),
  primary key (piece_id, guest_id)
);
create index vote_guest on boards.vote (guest_id);

create table boards.comment (
  id bigint generated always as identity primary key,
  piece_id bigint not null references boards.piece on delete cascade,
  guest_id bigint not null references boards.guest on delete cascade,
  text text not null check (text <> '' and length(text) <= 500),
  created_at timestamptz not null
);
create index comment_piece on boards.comment (piece_id);
create index comment_guest on boards.comment (guest_id);
