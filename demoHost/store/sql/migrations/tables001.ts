/**
 * The tables of the first version. Texts are compared by their characters (`collate "C"`), in any database alike.
 * `position` is the insertion order, and `rest` holds members without a column. A shipped migration never changes.
 */
export const tables001 = `
create table clients (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  name text collate "C",
  description text collate "C",
  email text collate "C",
  tax_id text collate "C",
  client_code text collate "C",
  created_at timestamptz,
  updated_at timestamptz,
  logo text collate "C",
  header_background_color text collate "C",
  name_key text collate "C",
  search_text text collate "C",
  rest json,
  primary key (id)
);
create table projects (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  client_id text collate "C",
  name text collate "C",
  type text collate "C",
  status text collate "C",
  logo text collate "C",
  background_image text collate "C",
  support_email text[] collate "C" not null,
  latitude double precision,
  longitude double precision,
  users_require_verification boolean not null,
  verifier_ids text[] collate "C" not null,
  street_type text collate "C",
  street_name text collate "C",
  block_number text collate "C",
  postal_code text collate "C",
  city text collate "C",
  province text collate "C",
  country text collate "C",
  name_key text collate "C",
  search_text text collate "C",
  rest json,
  primary key (id)
);
create table assets (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  client_id text collate "C",
  project_id text collate "C",
  alias text collate "C",
  staircase text collate "C",
  flat text collate "C",
  door text collate "C",
  type text collate "C",
  description text collate "C",
  external_id text collate "C",
  is_blocked boolean not null,
  is_occupied boolean not null,
  logo text collate "C",
  street_type text collate "C",
  street_name text collate "C",
  block_number text collate "C",
  postal_code text collate "C",
  city text collate "C",
  province text collate "C",
  country text collate "C",
  gateways json,
  gateway_connection_status text collate "C",
  created_at timestamptz,
  updated_at timestamptz,
  gateways_gateway_id text[] collate "C" not null,
  search_text text collate "C",
  rest json,
  primary key (id)
);
create table users (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  username text collate "C",
  email text collate "C",
  roles text[] collate "C" not null,
  type text collate "C",
  lang text collate "C",
  status text collate "C",
  created_at timestamptz,
  confirmed_at timestamptz,
  client_ids text[] collate "C" not null,
  asset_ids text[] collate "C" not null,
  email_key text collate "C",
  search_text text collate "C",
  rest json,
  primary key (id)
);
create table invitations (
  position bigint generated always as identity unique,
  token_hash text collate "C" not null,
  role text collate "C",
  client_id text collate "C",
  user_id text collate "C",
  rest json,
  primary key (token_hash)
);
create table legal_documents (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  client_id text collate "C",
  privacy_policy text collate "C",
  privacy_policy_name text collate "C",
  terms_of_service text collate "C",
  terms_of_service_name text collate "C",
  enabled boolean not null,
  is_default boolean not null,
  rest json,
  primary key (id)
);
create table notifications (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  created_at timestamptz,
  sender_id text collate "C",
  project_id text collate "C",
  user_ids text[] collate "C" not null,
  title text collate "C",
  content text collate "C",
  rest json,
  primary key (id)
);
create table gateways (
  position bigint generated always as identity unique,
  name text collate "C",
  vendor text collate "C",
  alias text collate "C",
  sku text collate "C",
  network_interface text collate "C",
  hw_version text collate "C",
  system_version text collate "C",
  daemon_version text collate "C",
  zwave_version text collate "C",
  production_date timestamptz,
  deployed_at timestamptz,
  shared_sensors json,
  id text collate "C" not null,
  client_id text collate "C",
  qr_code text collate "C",
  type text collate "C",
  project_id text collate "C",
  state text collate "C",
  shared_sensors_asset_ids text[] collate "C" not null,
  search_text text collate "C",
  rest json,
  primary key (id)
);
create table devices (
  position bigint generated always as identity unique,
  client_id text collate "C",
  project_id text collate "C",
  asset_id text collate "C",
  gateway_id text collate "C",
  uuid text collate "C" not null,
  device_id text collate "C",
  name text collate "C",
  room text collate "C",
  device_type text collate "C",
  vendor text collate "C",
  model text collate "C",
  lock_type text collate "C",
  enabled boolean not null,
  shared boolean not null,
  battery_level double precision,
  connectivity text collate "C",
  health double precision,
  active_issues text[] collate "C" not null,
  latency double precision,
  internal_temperature double precision,
  available_actions text[] collate "C" not null,
  sensors json,
  cloud json,
  created_at timestamptz,
  updated_at timestamptz,
  sensors_sensor_uuid text[] collate "C" not null,
  sensors_access_sensor_id text[] collate "C" not null,
  cloud_serial_number text collate "C",
  reported_connectivity text collate "C",
  search_text text collate "C",
  rest json,
  primary key (uuid)
);
create table device_permissions (
  position bigint generated always as identity unique,
  asset_id text collate "C" not null,
  device_id text collate "C" not null,
  enabled boolean not null,
  before boolean not null,
  command_id text collate "C",
  asked_at timestamptz,
  rest json,
  primary key (asset_id, device_id)
);
create table sensor_passwords (
  position bigint generated always as identity unique,
  sensor_uuid text collate "C" not null,
  password text collate "C",
  before text collate "C",
  command_id text collate "C",
  asked_at timestamptz,
  rest json,
  primary key (sensor_uuid)
);
create table device_commands (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  kind text collate "C",
  gateway_id text collate "C",
  device_uuid text collate "C",
  payload json,
  state text collate "C",
  asked_at timestamptz,
  next_check_at timestamptz,
  finished_at timestamptz,
  rest json,
  primary key (id)
);
create table device_helps (
  position bigint generated always as identity unique,
  device_id text collate "C" not null,
  title text collate "C",
  description text collate "C",
  rest json,
  primary key (device_id)
);
create table gateway_updates (
  position bigint generated always as identity unique,
  uuid text collate "C" not null,
  gateway_id text collate "C",
  module text collate "C",
  version text collate "C",
  started_at timestamptz,
  fails boolean not null,
  rest json,
  primary key (uuid)
);
create table maintenance (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  gateway_id text collate "C",
  device_id text collate "C",
  device_type text collate "C",
  action text collate "C",
  comments text collate "C",
  battery_voltage text collate "C",
  battery_vendor text collate "C",
  user_id text collate "C",
  created_at timestamptz,
  rest json,
  primary key (id)
);
create table tickets (
  position bigint generated always as identity unique,
  category text collate "C",
  title text collate "C",
  description text collate "C",
  room text collate "C",
  id text collate "C" not null,
  client_id text collate "C",
  asset_id text collate "C",
  address text collate "C",
  status text collate "C",
  priority text collate "C",
  phone_number text collate "C",
  support_email text collate "C",
  created_at timestamptz,
  created_by json,
  comments json,
  media json,
  created_by_type text collate "C",
  status_rank double precision,
  priority_rank double precision,
  rest json,
  primary key (id)
);
create table cameras (
  position bigint generated always as identity unique,
  asset_id text collate "C",
  project_id text collate "C",
  name text collate "C",
  vendor text collate "C",
  model text collate "C",
  id text collate "C" not null,
  remote text collate "C",
  local text collate "C",
  comments text collate "C",
  device_serial text collate "C",
  enabled boolean not null,
  rest json,
  primary key (id)
);
create table intercoms (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  vendor text collate "C",
  project_id text collate "C",
  name text collate "C",
  deep_links json,
  remote text collate "C",
  local text collate "C",
  model text collate "C",
  comments text collate "C",
  serial_number text collate "C",
  handler_id text collate "C",
  rooms json,
  rest json,
  primary key (id)
);
create table asset_invitations (
  position bigint generated always as identity unique,
  uid text collate "C" not null,
  assets json,
  alias text collate "C",
  created_at timestamptz,
  created_by text collate "C",
  revoked_at timestamptz,
  valid_from timestamptz,
  valid_until timestamptz,
  is_new_invitation boolean,
  assets_asset_id text[] collate "C" not null,
  rest json,
  primary key (uid)
);
create table check_ins (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  project_id text collate "C",
  asset_ids text[] collate "C" not null,
  state text collate "C",
  nfc text[] collate "C" not null,
  emails text[] collate "C" not null,
  reservation_id text collate "C",
  created_at timestamptz,
  valid_from timestamptz,
  valid_until timestamptz,
  card_codes text[] collate "C" not null,
  rest json,
  primary key (id)
);
create table access_log (
  position bigint generated always as identity unique,
  project_id text collate "C",
  asset_id text collate "C",
  device_id text collate "C",
  ts timestamptz,
  action text collate "C",
  usage_source text collate "C",
  user_agent text collate "C",
  lock_type text collate "C",
  name text collate "C",
  room text collate "C",
  username text collate "C",
  user_email text collate "C",
  user_id text collate "C",
  rest json
);
create table external_invitations (
  position bigint generated always as identity unique,
  uid text collate "C" not null,
  project_id text collate "C",
  name text collate "C",
  id_number text collate "C",
  email text collate "C",
  state text collate "C",
  created_by text collate "C",
  valid_from timestamptz,
  valid_until timestamptz,
  rest json,
  primary key (uid)
);
create table qr_accesses (
  position bigint generated always as identity unique,
  uid text collate "C" not null,
  asset_ids text[] collate "C" not null,
  qr text collate "C",
  created_by text collate "C",
  state text collate "C",
  valid_from timestamptz,
  valid_until timestamptz,
  search_text text collate "C",
  rest json,
  primary key (uid)
);
create table contacts (
  position bigint generated always as identity unique,
  asset_id text collate "C",
  project_id text collate "C",
  title text collate "C",
  description text collate "C",
  link text collate "C",
  id text collate "C" not null,
  rest json,
  primary key (id)
);
create table documents (
  position bigint generated always as identity unique,
  asset_id text collate "C",
  project_id text collate "C",
  title text collate "C",
  comments text collate "C",
  id text collate "C" not null,
  size double precision,
  source text collate "C",
  created_at timestamptz,
  rest json,
  primary key (id)
);
create table news (
  position bigint generated always as identity unique,
  title text collate "C",
  description text collate "C",
  link text collate "C",
  link_title text collate "C",
  project_id text collate "C",
  id text collate "C" not null,
  image text collate "C",
  send_notification boolean not null,
  status text collate "C",
  type text collate "C",
  rest json,
  primary key (id)
);
create table common_areas (
  position bigint generated always as identity unique,
  name text collate "C",
  project_id text collate "C",
  id text collate "C" not null,
  capacity double precision,
  booking_duration double precision,
  background_image text collate "C",
  sensor_ids text[] collate "C" not null,
  days_availability text collate "C",
  time_availability json,
  info_user_title text collate "C",
  info_user_description text collate "C",
  has_booking boolean not null,
  enabled boolean not null,
  maximum_bookings_by_user double precision,
  maximum_time_availability json,
  rest json,
  primary key (id)
);
create table bookings (
  position bigint generated always as identity unique,
  common_area_id text collate "C",
  date timestamptz,
  start text collate "C",
  "end" text collate "C",
  user_id text collate "C",
  id text collate "C" not null,
  rest json,
  primary key (id)
);
create table layout_areas (
  position bigint generated always as identity unique,
  project_id text collate "C",
  id text collate "C" not null,
  type text collate "C",
  image_url text collate "C",
  name_es text collate "C",
  name_en text collate "C",
  horizontal json,
  horizontal_id text[] collate "C" not null,
  rest json,
  primary key (id)
);
create table activity (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  at timestamptz not null,
  user_id text collate "C",
  user_email text collate "C",
  call text collate "C",
  action text collate "C",
  resource text collate "C",
  record_id text collate "C",
  record_name text collate "C",
  client_ids text[] collate "C" not null,
  address text collate "C",
  before json,
  after json,
  search_text text collate "C",
  rest json,
  primary key (id)
);
create table outbox (
  position bigint generated always as identity unique,
  id text collate "C" not null,
  kind text collate "C",
  user_id text collate "C",
  recipient text collate "C",
  content text collate "C",
  state text collate "C",
  attempts double precision not null,
  next_attempt_at timestamptz,
  created_at timestamptz,
  sent_at timestamptz,
  last_error text collate "C",
  rest json,
  primary key (id)
);
create table sessions (
  position bigint generated always as identity unique,
  hash text collate "C" not null,
  user_id text collate "C",
  expires_at timestamptz not null,
  rest json,
  primary key (hash)
);
create table login_failures (
  position bigint generated always as identity unique,
  account text collate "C" not null,
  network text collate "C" not null,
  is_known boolean not null,
  failed_at timestamptz not null,
  rest json
);
create table known_logins (
  position bigint generated always as identity unique,
  account text collate "C" not null,
  network text collate "C" not null,
  rest json,
  primary key (account, network)
);
create table credentials (
  user_id text collate "C" primary key,
  hash text not null
);
create table legal_acceptances (
  user_id text collate "C" primary key
);
create table label_counter (
  is_single boolean primary key default true check (is_single),
  issued bigint not null default 0
);
insert into label_counter default values;
create table plain_rows (
  collection text collate "C" primary key,
  rows json not null
);
`;
