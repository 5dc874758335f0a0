-- Networks of which a shop's own people work, by the same daily hash as clicks have (ADR 0118): nothing tells of an address, or of a day later.
create table clicks.shop_network (
  network_day text not null,
  eshop_id integer not null,
  -- the shop has said so; else somebody of the shop was seen there
  is_declared boolean not null,
  noted_at timestamptz not null,
  primary key (network_day, eshop_id)
);
create index shop_network_noted on clicks.shop_network (noted_at);

-- What a shop says of its own networks: an IPv4 address, or an IPv6 /56.
create table clicks.declared_network (
  eshop_id integer not null,
  network inet not null,
  primary key (eshop_id, network)
);

-- How many clicks of one agent count for a shop within an hour (by its beginning): a thousand addresses with one agent are few people.
create table clicks.agent_hour (
  eshop_id integer not null,
  hour timestamptz not null,
  -- hash of the agent
  agent text not null,
  counted integer not null,
  primary key (eshop_id, hour, agent)
);
create index agent_hour_hour on clicks.agent_hour (hour);
