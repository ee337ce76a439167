import * as z from 'zod/mini';
import { withDescription, jsonSchema } from './common';
import { withMark } from './base/marks';

const hostPathSchema = z
  .string()
  .check(z.regex(/^\/[^{}?#\\]*$/, 'expected a path of the host, such as /files, without braces and query'));
const responsePathSchema = z.string().check(z.minLength(1));

const uploadSchema = z.strictObject({
  path: withDescription(
    hostPathSchema,
    'Path at the host to which the file is posted before the record is sent.',
  ),
  host: z.optional(
    withDescription(
      withMark(z.string(), 'host'),
      'Name of one of the hosts. Default: the host of the record.',
    ),
  ),
  part: z.optional(
    withDescription(
      z.string().check(z.minLength(1)),
      'Name of the multipart part that holds the file. Default "file".',
    ),
  ),
  presign: z.optional(
    withDescription(
      z.strictObject({
        body: withDescription(
          z.record(z.string(), jsonSchema),
          'Body that is posted in place of the file: "{name}", "{size}" in bytes and "{type}" are those of the file.',
        ),
        urlPath: withDescription(
          responsePathSchema,
          'Path, in the answer, of the URL to which the raw file is then PUT. The URL must be at one of the hosts.',
        ),
      }),
      'Requests an upload URL first.',
    ),
  ),
  valuePath: withDescription(
    responsePathSchema,
    'Path, in the answer, of the value that the record stores: a URL or an id.',
  ),
});

/** Options for the upload of the files of a field. */
export const sentFileShape = {
  upload: z.optional(
    withDescription(
      z.union([z.enum(['base64', 'multipart']), uploadSchema]),
      'Transfer of a selected file. "base64": in the body. "multipart": the whole body is sent as multipart/form-data, with a part for each member ("outer[inner]" in an object, plain lists by repeating the name) and no part for a stored file. An object: the file is first uploaded once to its own path, and the body holds the value from that answer. Default "base64".',
    ),
  ),
};
