import * as z from 'zod/mini';
import { describe, json } from './common';
import { mark } from './marks';

const ownPath = z
  .string()
  .check(z.regex(/^\/[^{}?#\\]*$/, 'se esperaba una ruta del host, como /files, sin llaves ni consulta'));
const answerPath = z.string().check(z.minLength(1));

const upload = z.strictObject({
  path: describe(ownPath, 'Path at the host that the file is posted to, before the record is sent.'),
  host: z.optional(
    describe(mark(z.string(), 'host'), 'Name of one of the hosts. Default: that of the record.'),
  ),
  part: z.optional(
    describe(z.string().check(z.minLength(1)), 'Name of the part that is the file. Default "file".'),
  ),
  ask: z.optional(
    describe(
      z.strictObject({
        body: describe(
          z.record(z.string(), json),
          'What is posted in place of the file: "{name}", "{size}" in bytes and "{type}" are those of the file.',
        ),
        to: describe(
          answerPath,
          'Path, in the answer, of the address that the file is then PUT to as it is. It has to be at one of the hosts.',
        ),
      }),
      'Asks first where the file is to be sent.',
    ),
  ),
  value: describe(answerPath, 'Path, in the answer, of what the record keeps: an address or an id.'),
});

/** How a host takes the files of a field. */
export const sentFile = {
  sent: z.optional(
    describe(
      z.union([z.enum(['base64', 'multipart']), upload]),
      'How a chosen file is sent. "base64": in the body. "multipart": the whole body goes as multipart/form-data, a part for each member ("outer[inner]" within an object, plain lists by repeating the name), a stored file as no part. An object: the file goes to an address of its own first, once, and the body holds what was answered of it. Default "base64".',
    ),
  ),
};
