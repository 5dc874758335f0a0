-- Categories of the menu's parts that editors choose (E-06): 'gifts' (Presentes) and 'top', by their slugs in their order. A category that the
-- catalogue does not know is left out where it is shown.
create table content.menu_category (
  menu text not null check (menu in ('gifts', 'top')),
  ident text not null check (ident ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(ident) <= 80),
  position integer not null check (position >= 0),
  shown_from timestamptz,
  shown_until timestamptz,
  primary key (menu, ident),
  check (shown_from < shown_until)
);
