import type { RequestBodyOf } from '../../server/requests/readBody';
import type { CallContext } from '../../server/call';
import { alreadyUsedError, findStayConflicts, resolveConflicts } from './stayConflicts';
import type { WantedStay } from './stayConflicts';
import { HostError, unprocessableError } from '../../server/responses/hostError';
import type { ErrorDetail } from '../../server/responses/hostError';
import type { CheckInRow } from '../../../fixtures/rows/checkIns';
import { checkValidityEnd, checkValidity } from '../accesses/validity';

/** Keys of a stay. The documents do not specify if a key is a text or an object that holds it. */
type AccessKeysInput = RequestBodyOf<'createCheckIn'>['data']['attributes']['access_keys'];

/** Pointer to the members of a stay in a body. */
export const ATTRIBUTES_POINTER = '/data/attributes';

/** Returns cards and emails in their stored format; 422 at each invalid or repeated one, and if there is none. */
export function readAccessKeys({ nfc = [], digital: digitalKeys = [] }: AccessKeysInput): {
  codes: string[];
  emails: string[];
} {
  const codes = nfc.map((key) =>
    (typeof key === 'string' ? key : key.code).replaceAll(':', '').toUpperCase(),
  );
  const digital = digitalKeys.map((key) => (typeof key === 'string' ? key : key.email));
  const details: ErrorDetail[] = [];
  const checkKeys = (
    list: readonly string[],
    keyList: string,
    pattern: RegExp,
    detail: Pick<ErrorDetail, 'code' | 'detail'>,
  ) =>
    list.forEach((key, i) => {
      const pointer = `${ATTRIBUTES_POINTER}/access_keys/${keyList}/${i}`;
      if (!pattern.test(key)) details.push({ ...detail, pointer });
      else if (list.indexOf(key) < i) details.push({ code: 'repeated', detail: 'Está repetido.', pointer });
    });
  checkKeys(codes, 'nfc', /^(?:[0-9A-F]{2}){4,7}$/, {
    code: 'card_format',
    detail: 'El código de la tarjeta no es válido.',
  });
  checkKeys(digital, 'digital', /^\S+@\S+\.\S+$/, { code: 'invalid', detail: 'Formato no válido.' });
  if (details.length > 0) throw new HostError(422, details);
  if (codes.length + digital.length === 0)
    throw unprocessableError(
      `${ATTRIBUTES_POINTER}/access_keys`,
      'Hace falta una llave digital o una tarjeta.',
    );
  return { codes, emails: digital };
}

/** Throws 406 if a room whose locks read no cards should be opened by card. */
export async function requireNfcReaders(
  { store }: CallContext,
  { codes, asset_ids }: WantedStay,
): Promise<void> {
  if (codes.length === 0) return;
  const readsCards = async (id: string) =>
    (await store.list('devices', { asset_id: id })).some(
      (row) => row.lock_type !== null && row.sensors.some((sensor) => sensor.sensor_type === 'NFC_CODE'),
    );
  const readers = await Promise.all(asset_ids.map(readsCards));
  if (readers.includes(false))
    throw new HostError(406, {
      code: 'no_nfc_devices',
      detail: 'No hay dispositivos compatibles con tarjetas NFC',
    });
}

/** Throws 226 if something is in use, unless forced: then the other stays are cancelled. */
export async function reserveStay(
  { store, now }: CallContext,
  wantedStay: WantedStay,
  isForced: boolean | undefined,
  currentStay?: CheckInRow,
): Promise<void> {
  const conflicts = await findStayConflicts(store, wantedStay, now, currentStay);
  if (conflicts.length > 0 && isForced !== true) throw await alreadyUsedError(conflicts, store);
  await resolveConflicts(conflicts, store);
}

/** Returns cards in their stored format, `card:code`. */
export const numberCards = (codes: readonly string[]) => codes.map((code, i) => `${i + 1}:${code}`);

/** Tolerance in seconds for the start of a running stay: forms only have minutes. */
const START_TOLERANCE = 60;

/** Returns the validity after a change; 422 if it is invalid, or would move the start of a stay that has begun. */
export function validityAfterChange(
  row: CheckInRow,
  from: number | undefined,
  until: number | undefined,
  now: number,
) {
  const hasStarted = row.valid_from <= now;
  if (hasStarted && from !== undefined && Math.abs(from - row.valid_from) >= START_TOLERANCE)
    throw unprocessableError(`${ATTRIBUTES_POINTER}/valid_from`, 'La estancia ya ha empezado.', 'started');
  const validity = {
    valid_from: hasStarted ? row.valid_from : (from ?? row.valid_from),
    valid_until: until ?? row.valid_until,
  };
  if (hasStarted) checkValidityEnd(validity, now, `${ATTRIBUTES_POINTER}/valid_until`);
  else
    checkValidity(validity, now, {
      from: `${ATTRIBUTES_POINTER}/valid_from`,
      until: `${ATTRIBUTES_POINTER}/valid_until`,
    });
  return validity;
}
