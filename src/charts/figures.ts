import { ApiError, OTHER, recordOf, type Members } from '../../dataProvider';

/**
 * Reads figures out of an answer, for `useRead`. What `parse` does not understand is a failure; figures that nobody sent
 * would be a lie.
 */
export const figures =
  <Data>(parse: (data: Members) => Data | undefined) =>
  (body: unknown): Data => {
    const parsed = parse(recordOf(body));
    if (parsed === undefined) throw new ApiError(OTHER);
    return parsed;
  };
