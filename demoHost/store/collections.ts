import type { TicketRow } from '../../fixtures/rows/tickets';
import type { State } from '../../fixtures/rows/state';

/** Names of the store's collections. */
export type CollectionName = {
  [Name in keyof State]: State[Name] extends object[] ? Name : never;
}[keyof State];

/** A row of a collection. */
export type RowOf<Name extends CollectionName> = State[Name][number];

/** Members that queries may name besides those of the row: parts of nested values, and derived values. */
export interface QueryMembers {
  assets: { 'gateways.gateway_id': string; search_text: string };
  /** `name_key` is the folded name. */
  clients: { name_key: string; search_text: string };
  projects: { name_key: string; search_text: string };
  /** `email_key` is the e-mail address in lower case. */
  users: { email_key: string; search_text: string };
  gateways: { 'shared_sensors.asset_ids': string; search_text: string };
  devices: {
    'sensors.sensor_uuid': string;
    'sensors.access_sensor_id': string;
    'cloud.serial_number': string;
    /** A device that never reported counts as unknown. */
    reported_connectivity: string;
    search_text: string;
  };
  tickets: {
    'created_by.type': TicketRow['created_by']['type'];
    /** Position in the life of a ticket. */
    status_rank: number;
    priority_rank: number;
  };
  asset_invitations: { 'assets.asset_id': string };
  /** Codes of the cards, without their numbers. */
  check_ins: { card_codes: string };
  qr_accesses: { search_text: string };
  activity: { search_text: string };
  layout_areas: { 'horizontal.id': string };
}

type Scalar = string | number | boolean | null;

/** The value that a query compares: the member, or an element of it if it is a list. */
type Comparable<Value> = Value extends Scalar
  ? Value
  : Value extends readonly (infer Item)[]
    ? Item extends Scalar
      ? Item | null
      : never
    : never;

/** Members of a collection that queries may name, with the type that they are compared with. */
export type Members<Name extends CollectionName> = {
  [
    Key in keyof RowOf<Name> as Comparable<NonNullable<RowOf<Name>[Key]>> extends never ? never : Key
  ]: Comparable<RowOf<Name>[Key]>;
} & (Name extends keyof QueryMembers ? QueryMembers[Name] : unknown);

/** Collections with a searchable text. */
export type SearchedName = {
  [Name in keyof QueryMembers]: QueryMembers[Name] extends { search_text: string } ? Name : never;
}[keyof QueryMembers];
