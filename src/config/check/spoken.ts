/** How the host of a resource is spoken to, as far as its declaration says. */
export interface Spoken {
  /** Name of the host. */
  host: string;
  /** The dialect that the resource names itself. */
  dialect: string | undefined;
  /** It says itself how sorts are written. */
  isOwnSort: boolean;
  /** And how filters are. */
  isOwnFilter: boolean;
}

/** What an `api` says of it, whatever else is wrong there; `list` is its call of that name. */
export const spokenOf = (
  api: Readonly<Record<string, unknown>>,
  list: Readonly<Record<string, unknown>>,
): Spoken => ({
  host: typeof api.host === 'string' ? api.host : 'main',
  dialect: typeof api.dialect === 'string' ? api.dialect : undefined,
  isOwnSort: list.sort !== undefined || list.sortParam !== undefined,
  isOwnFilter: list.filter !== undefined,
});
