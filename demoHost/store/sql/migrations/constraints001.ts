/**
 * Rules that the database keeps by itself. References are checked at the end of a transaction, because calls remove a row
 * before its dependents. Two active stays have neither a room nor a card of their building at one time; stays that have
 * ended do not count, so they are removed first.
 */
export const constraints001 = `
alter table projects add foreign key (client_id) references clients deferrable initially deferred;
alter table assets add foreign key (client_id) references clients deferrable initially deferred,
  add foreign key (project_id) references projects deferrable initially deferred;
alter table gateways add foreign key (client_id) references clients deferrable initially deferred,
  add foreign key (project_id) references projects deferrable initially deferred;
alter table devices add foreign key (client_id) references clients deferrable initially deferred,
  add foreign key (project_id) references projects deferrable initially deferred,
  add foreign key (asset_id) references assets deferrable initially deferred,
  add foreign key (gateway_id) references gateways deferrable initially deferred;
alter table tickets add foreign key (client_id) references clients deferrable initially deferred;
alter table legal_documents add foreign key (client_id) references clients deferrable initially deferred;
alter table check_ins add foreign key (project_id) references projects deferrable initially deferred;
alter table external_invitations add foreign key (project_id) references projects deferrable initially deferred;
alter table news add foreign key (project_id) references projects deferrable initially deferred;
alter table common_areas add foreign key (project_id) references projects deferrable initially deferred;
alter table bookings add foreign key (common_area_id) references common_areas deferrable initially deferred;
alter table layout_areas add foreign key (project_id) references projects deferrable initially deferred;
alter table intercoms add foreign key (project_id) references projects deferrable initially deferred;

create unique index on users (email_key);
create unique index on gateways (qr_code);
create unique index on legal_documents (client_id);
create unique index on gateway_updates (gateway_id, module);

create extension if not exists btree_gist;
create table stay_rooms (
  stay_id text collate "C" not null references check_ins on delete cascade,
  asset_id text collate "C" not null,
  during tstzrange not null,
  exclude using gist (asset_id with =, during with &&) deferrable initially deferred
);
create index on stay_rooms (stay_id);
create table stay_cards (
  stay_id text collate "C" not null references check_ins on delete cascade,
  building text collate "C" not null,
  code text collate "C" not null,
  during tstzrange not null,
  exclude using gist (building with =, code with =, during with &&) deferrable initially deferred
);
create index on stay_cards (stay_id);
create function keep_stay_unique() returns trigger language plpgsql as $$
declare
  stay_time tstzrange;
begin
  delete from stay_rooms where stay_id = new.id;
  delete from stay_cards where stay_id = new.id;
  if new.state <> 'ACTIVE' or new.valid_from >= new.valid_until or new.valid_until <= now() then
    return null;
  end if;
  stay_time := tstzrange(new.valid_from, new.valid_until);
  delete from stay_rooms where asset_id = any(new.asset_ids) and upper(during) <= now();
  delete from stay_cards where code = any(new.card_codes) and upper(during) <= now();
  insert into stay_rooms select new.id, room, stay_time from (select distinct unnest(new.asset_ids)) rooms(room);
  insert into stay_cards select new.id, coalesce(new.project_id, ''), code, stay_time
    from (select distinct unnest(new.card_codes)) cards(code);
  return null;
end $$;
create trigger keep_stay_unique after insert or update on check_ins
  for each row execute function keep_stay_unique();
`;
