import type * as z from 'zod/mini';
import type { DialectSource } from '../dialects/resolveDialect';

/** The options that something accepts: a shape for `z.strictObject`. */
export type OptionSchemas = Readonly<Record<string, z.ZodMiniType>>;

/** What a field type says of its declarations: `shape` its options beyond the common ones, `value` what a default may be, `start` what it
 * may be in the form of an action, where that is more. */
export interface FieldSchema {
  shape: OptionSchemas;
  value: z.ZodMiniType;
  start?: z.ZodMiniType | undefined;
}

/** By the name of the field type. */
export type FieldSchemas = ReadonlyMap<string, FieldSchema>;

/** What exists in this console for declarations to name. */
export interface KnownNames {
  fieldSchemas: FieldSchemas;
  /** Field types that can be filtered by. */
  filterableTypes: ReadonlySet<string>;
  /** Those of which any of several values can be asked for, and those with an order to ask for a range of. */
  multiFilterTypes: ReadonlySet<string>;
  rangeFilterTypes: ReadonlySet<string>;
  tabs: readonly string[];
  dialogs: readonly string[];
  previews: readonly string[];
  questions: readonly string[];
  /** Options of parts written in code, by `tab` or `dialog` and their id. */
  options?: { tab: ReadonlyMap<string, OptionSchemas>; dialog: ReadonlyMap<string, OptionSchemas> };
  /** Undefined where they are not at hand, and then not looked at. */
  icons: readonly string[] | undefined;
  /** Keys of the console's texts. */
  texts: ReadonlySet<string>;
  /** Paths of pages that belong to no resource, below /admin. */
  pages: readonly string[];
  /** How hosts speak, by name; those that are not here speak as the console does. */
  dialects?: Readonly<Record<string, DialectSource>> | undefined;
  /** Paths at the main host that begin or end a session under the runtime config, besides the product's own. */
  sessionPaths?: readonly string[] | undefined;
  /** Hosts and lists of ids of the runtime config; undefined where none is at hand, and then not looked at. */
  hosts?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
}
