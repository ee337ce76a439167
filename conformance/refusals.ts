import type { Query } from './address';
import { checkRefusal } from './answer';
import { checkReadable } from './cors';
import type { Filling } from './ids';
import { send } from './session';
import type { Probe } from './session';

/** No host has such a record. */
const NOBODY = 'no-existe-0000';

/** Checks what a read call refuses: without a token, with another version, for a record that does not exist. */
export async function checkRefusals(probe: Probe, filling: Filling, query: Query): Promise<void> {
  const { operation, session, findings } = probe;
  const { compare, origin } = session;
  if (operation.answers.has(401)) {
    const asked = await send(probe, { filling, query, signed: false });
    if (asked) {
      checkRefusal(asked, 401, 'sin token', compare, findings);
      // The console must be able to read the refusal too.
      if (origin !== undefined) checkReadable(asked, origin, findings);
    }
  }
  if (operation.answers.has(406)) {
    const asked = await send(probe, { filling, query, version: '999' });
    if (asked) checkRefusal(asked, 406, 'con Accept-version 999', compare, findings);
  }
  const names = operation.parameters.filter(
    ({ in: place, schema }) => place === 'path' && schema.enum === undefined && schema.type !== 'integer',
  );
  if (names.length === 0 || !operation.answers.has(404)) return;
  const unknown = { ...filling, ...Object.fromEntries(names.map(({ name }) => [name, NOBODY])) };
  const asked = await send(probe, { filling: unknown, query });
  if (asked) checkRefusal(asked, 404, 'con un id que no existe', compare, findings);
}
