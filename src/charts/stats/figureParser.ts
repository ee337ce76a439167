import { ApiError, UNKNOWN_ERROR, extractRecord, type RawRecord } from '../../../dataProvider';

/**
 * Reads figures out of an answer, for `useApiQuery`. What `parse` does not understand is a failure; figures that nobody sent
 * would be a lie.
 */
export const createFigureParser =
  <Data>(parse: (data: RawRecord) => Data | undefined) =>
  (body: unknown): Data => {
    const result = parse(extractRecord(body));
    if (result === undefined) throw new ApiError(UNKNOWN_ERROR);
    return result;
  };
