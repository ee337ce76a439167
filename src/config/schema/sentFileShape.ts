import * as z from 'zod/mini';
import { withDescription, jsonSchema } from './common';
import { withMark } from './base/marks';

const hostPathSchema = z
  .string()
  .check(z.regex(/^\/[^{}?#\\]*$/, 'se esperaba una ruta del host, como /files, sin llaves ni consulta'));
const responsePathSchema = z.string().check(z.minLength(1));

const uploadSchema = z.strictObject({
  path: withDescription(
    hostPathSchema,
    'Path at the host that the file is posted to, before the record is sent.',
  ),
  host: z.optional(
    withDescription(withMark(z.string(), 'host'), 'Name of one of the hosts. Default: that of the record.'),
  ),
  part: z.optional(
    withDescription(z.string().check(z.minLength(1)), 'Name of the part that is the file. Default "file".'),
  ),
  ask: z.optional(
    withDescription(
      z.strictObject({
        body: withDescription(
          z.record(z.string(), jsonSchema),
          'What is posted in place of the file: "{name}", "{size}" in bytes and "{type}" are those of the file.',
        ),
        to: withDescription(
          responsePathSchema,
          'Path, in the answer, of the address that the file is then PUT to as it is. It has to be at one of the hosts.',
        ),
      }),
      'Asks first where the file is to be sent.',
    ),
  ),
  value: withDescription(
    responsePathSchema,
    'Path, in the answer, of what the record keeps: an address or an id.',
  ),
});

/** How a host takes the files of a field. */
export const sentFileShape = {
  sent: z.optional(
    withDescription(
      z.union([z.enum(['base64', 'multipart']), uploadSchema]),
      'How a chosen file is sent. "base64": in the body. "multipart": the whole body goes as multipart/form-data, a part for each member ("outer[inner]" within an object, plain lists by repeating the name), a stored file as no part. An object: the file goes to an address of its own first, once, and the body holds what was answered of it. Default "base64".',
    ),
  ),
};
