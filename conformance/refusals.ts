import type { Query } from './address';
import { checkRefusal } from './answer';
import { checkReadable } from './cors';
import type { Filling } from './ids';
import type { Need } from './needs/need';
import { send } from './session';
import type { Probe } from './session';

/** No host has such a record. */
const NOBODY = 'no-existe-0000';

const withoutToken = {
  text: 'sin token',
  advice: 'Responde 401: solo así vuelve la consola al inicio de sesión cuando la sesión acaba.',
};
const unknown = {
  text: 'con un id que no existe',
  advice: 'Responde 404: solo así dice la consola que el registro no existe.',
};

/** Checks how a read is refused: without a token, and where a record is shown, for one that does not exist. */
export async function checkRefusals(probe: Probe, need: Need, filling: Filling, query: Query): Promise<void> {
  const { operation, session, findings } = probe;
  const { origin } = session;
  const version = String(need.version);
  if (!operation.open) {
    const asked = await send(probe, { filling, query, version, signed: false });
    if (asked) {
      checkRefusal(asked, 401, withoutToken, findings);
      // The console must be able to read the refusal too.
      if (origin !== undefined) checkReadable(asked, origin, findings);
    }
  }
  const names = operation.parameters.filter(
    ({ in: place, schema }) => place === 'path' && schema.enum === undefined && schema.type !== 'integer',
  );
  if (names.length === 0 || need.shape !== 'record') return;
  const nobody = { ...filling, ...Object.fromEntries(names.map(({ name }) => [name, NOBODY])) };
  const asked = await send(probe, { filling: nobody, query, version });
  if (asked) checkRefusal(asked, 404, unknown, findings);
}
