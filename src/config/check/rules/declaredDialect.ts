/** How the host of a resource is spoken to, as far as its declaration says. */
export interface DeclaredDialect {
  /** Name of the host. */
  host: string;
  /** The dialect that the resource names itself. */
  dialect: string | undefined;
  /** It says itself how sorts are written. */
  hasOwnSort: boolean;
  /** And how filters are. */
  hasOwnFilter: boolean;
}

/** What an `api` says of it, whatever else is wrong there; `list` is its call of that name. */
export const readDeclaredDialect = (
  api: Readonly<Record<string, unknown>>,
  list: Readonly<Record<string, unknown>>,
): DeclaredDialect => ({
  host: typeof api.host === 'string' ? api.host : 'main',
  dialect: typeof api.dialect === 'string' ? api.dialect : undefined,
  hasOwnSort: list.sort !== undefined || list.sortParam !== undefined,
  hasOwnFilter: list.filter !== undefined,
});
