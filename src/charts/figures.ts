import { ApiError, OTHER, unwrap } from '../../dataProvider';

/**
 * Reads figures out of an answer, for `useRead`. What `parse` does not understand is a failure; figures that nobody sent
 * would be a lie.
 */
export const figures =
  <Data>(parse: (data: Readonly<Record<string, unknown>>) => Data | undefined) =>
  (body: unknown): Data => {
    const parsed = parse((unwrap(body) ?? {}) as Record<string, unknown>);
    if (parsed === undefined) throw new ApiError(OTHER);
    return parsed;
  };
