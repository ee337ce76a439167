import type { RequestBodyOf } from '../../server/requests/readBody';
import type { CallContext } from '../../server/call';
import { alreadyUsedError, findStayConflicts, resolveConflicts } from './stayConflicts';
import type { WantedStay } from './stayConflicts';
import { HostError, unprocessableError } from '../../server/responses/hostError';
import type { ErrorDetail } from '../../server/responses/hostError';
import type { CheckInRow } from '../../../fixtures/rows/checkIns';
import { checkValidityEnd, checkValidity } from '../accesses/validity';

/** The keys of a stay; the documents leave open whether a key is a text or an object with it. */
type AccessKeysInput = RequestBodyOf<'createCheckIn'>['data']['attributes']['access_keys'];

/** Where the members of a stay are in a body. */
export const ATTRIBUTES_POINTER = '/data/attributes';

/** Cards and emails in their kept form; 422 at each that is wrong or repeated, and when there is none at all. */
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

/** 406 when cards are to open a room whose locks read none (HOTEL-25). */
export function requireNfcReaders({ store }: CallContext, { codes, asset_ids }: WantedStay): void {
  const readsCards = (id: string) =>
    store
      .devicesOfAsset(id)
      .some(
        (row) => row.lock_type !== null && row.sensors.some((sensor) => sensor.sensor_type === 'NFC_CODE'),
      );
  if (codes.length > 0 && !asset_ids.every(readsCards))
    throw new HostError(406, {
      code: 'no_nfc_devices',
      detail: 'No hay dispositivos compatibles con tarjetas NFC',
    });
}

/** 226 when something is in use, unless forced: then the others give way. */
export function reserveStay(
  { store, now }: CallContext,
  wantedStay: WantedStay,
  isForced: boolean | undefined,
  currentStay?: CheckInRow,
): void {
  const conflicts = findStayConflicts(store, wantedStay, now, currentStay);
  if (conflicts.length > 0 && isForced !== true) throw alreadyUsedError(conflicts, store);
  resolveConflicts(conflicts, store);
}

/** Cards in their kept form, `card:code`. */
export const numberCards = (codes: readonly string[]) => codes.map((code, i) => `${i + 1}:${code}`);

/** Seconds by which the start of a running stay may differ in a body: forms know minutes (HOTEL-41). */
const START_TOLERANCE = 60;

/** The validity after a change; 422 when it is wrong, or would move the start of a stay that has begun. */
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
