/**
 * Versions of tables: a trigger notes each statement that changes rows, so that a host recognises a count that still holds.
 * Notes are only added, so writers do not wait for each other; the sums of old ones are in \`row_versions\`. Topic \`rows\` is for
 * rows that come and go, \`values\` for changes of rows.
 */
export const versions002 = `
create table row_changes (table_name text collate "C" not null, topic text collate "C" not null);
create index on row_changes (table_name, topic);
create table row_versions (
  table_name text collate "C" not null,
  topic text collate "C" not null,
  changes bigint not null,
  primary key (table_name, topic)
);
create function note_change() returns trigger language plpgsql as $$
begin
  insert into row_changes values (tg_table_name, case tg_op when 'UPDATE' then 'values' else 'rows' end);
  return null;
end $$;
${['assets', 'devices', 'gateways', 'users']
  .map(
    (name) => `create trigger note_change after insert or update or delete or truncate on ${name}
  for each statement execute function note_change();`,
  )
  .join('\n')}
create index on devices (battery_level);
create index on devices (fold_text(device_type)) include (device_type);
create index on devices (fold_text(name)) include (name);
create index on devices (fold_text(reported_connectivity)) include (reported_connectivity);
analyze devices;
`;
