import type * as z from 'zod/mini';
import type { DialectSource } from '../dialects/resolveDialect';

/** Option schemas: a shape for `z.strictObject`. */
export type OptionSchemas = Readonly<Record<string, z.ZodMiniType>>;

/**
 * Schemas of a field type: `shape` for its options besides the common ones, `value` for a default, `start` for a default in
 * an action's form, if more is allowed there.
 */
export interface FieldSchema {
  shape: OptionSchemas;
  value: z.ZodMiniType;
  start?: z.ZodMiniType | undefined;
}

/** Field schemas by type name. */
export type FieldSchemas = ReadonlyMap<string, FieldSchema>;

/** Names that exist in this console and that declarations can use. */
export interface KnownNames {
  fieldSchemas: FieldSchemas;
  /** Field types that can be filtered by. */
  filterableTypes: ReadonlySet<string>;
  /** Types with filters for any of several values, and ordered types with range filters. */
  multiFilterTypes: ReadonlySet<string>;
  rangeFilterTypes: ReadonlySet<string>;
  tabs: readonly string[];
  dialogs: readonly string[];
  previews: readonly string[];
  questions: readonly string[];
  /** Options of extensions, by `tab` or `dialog` and their id. */
  options?: { tab: ReadonlyMap<string, OptionSchemas>; dialog: ReadonlyMap<string, OptionSchemas> };
  /** Undefined if the names are not available; icons are then not checked. */
  icons: readonly string[] | undefined;
  /** Keys of the console's texts. */
  texts: ReadonlySet<string>;
  /** Paths of pages that belong to no resource, below /admin. */
  pages: readonly string[];
  /** Dialects of hosts by name; other hosts use the console's own. */
  dialects?: Readonly<Record<string, DialectSource>> | undefined;
  /** Paths at the main host that begin or end a session by the runtime config, besides the product's own. */
  sessionPaths?: readonly string[] | undefined;
  /** Hosts and id lists of the runtime config; undefined if there is no config, and then not checked. */
  hosts?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
  /** Languages of the runtime config; a text by language has to have each. Undefined: not checked. */
  languages?: readonly string[] | undefined;
}
