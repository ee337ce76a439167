import { ApiError, UNKNOWN_ERROR, extractRecord, type RawRecord } from '../../../dataProvider';

/**
 * Creates a parser of figures for `useApiQuery`. A response that `parse` does not accept is an error: the console never
 * shows figures that the host did not send.
 */
export const createFigureParser =
  <Data>(parse: (data: RawRecord) => Data | undefined) =>
  (body: unknown): Data => {
    const result = parse(extractRecord(body));
    if (result === undefined) throw new ApiError(UNKNOWN_ERROR);
    return result;
  };
