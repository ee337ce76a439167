import { HostError } from '../../server/responses/hostError';
import type { ErrorDetail } from '../../server/responses/hostError';
import type { CheckInRow } from '../../../fixtures/rows/checkIns';
import { rowsById } from '../../server/rowsById';
import type { Store } from '../../store/store';
import type { Validity } from '../accesses/validity';

/** The rooms and card codes that a stay requests. */
export interface WantedStay extends Validity {
  project_id: string | null;
  asset_ids: readonly string[];
  codes: readonly string[];
}

/** Another stay on overlapping days that has one of the rooms, or one of the cards in another room. */
interface StayConflict {
  stay: CheckInRow;
  rooms: string[];
  cards: string[];
}

/** Returns the code of a stored card (`card:code`); the whole text for a misread card. */
export const cardCodeOf = (text: string): string => text.split(':')[1] ?? text;

/**
 * Returns the stays that conflict with `wanted`. Revoked, pending and past ones do not; cards are unique per building.
 */
export async function findStayConflicts(
  store: Store,
  wantedStay: WantedStay,
  now: number,
  currentStay?: CheckInRow,
): Promise<StayConflict[]> {
  const overlappingStays = await store.list('check_ins', {
    state: 'ACTIVE',
    valid_from: { lt: wantedStay.valid_until },
    valid_until: { gt: Math.max(now, wantedStay.valid_from) },
    ...(currentStay && { id: { not: currentStay.id } }),
    any: [
      { asset_ids: { in: wantedStay.asset_ids } },
      { project_id: wantedStay.project_id, card_codes: { in: wantedStay.codes } },
    ],
  });
  return overlappingStays
    .map((stay) => ({
      stay,
      rooms: stay.asset_ids.filter((id) => wantedStay.asset_ids.includes(id)),
      cards:
        stay.project_id === wantedStay.project_id
          ? stay.nfc.map(cardCodeOf).filter((code) => wantedStay.codes.includes(code))
          : [],
    }))
    .filter(({ rooms, cards }) => rooms.length > 0 || cards.length > 0);
}

/** Creates the 226 with an error for each room and card in use. The caller may retry with force. */
export async function alreadyUsedError(conflicts: readonly StayConflict[], store: Store): Promise<HostError> {
  const assets = await rowsById(
    store,
    'assets',
    conflicts.flatMap(({ rooms }) => rooms),
  );
  const details = conflicts.flatMap(({ rooms, cards }): ErrorDetail[] =>
    rooms.length > 0
      ? rooms.map((id) => ({
          code: 'room_in_use',
          detail: `${assets.get(id)?.alias ?? id} ya tiene una reserva en esas fechas.`,
        }))
      : cards.map((code) => ({
          code: 'card_in_use',
          detail: `La tarjeta ${code} ya abre otra habitación en esas fechas.`,
        })),
  );
  return new HostError(226, details);
}

/**
 * Applies force: cancels the room's other stay; removes a card from its other stay, which ends if it has no keys left.
 */
export async function resolveConflicts(conflicts: readonly StayConflict[], store: Store): Promise<void> {
  for (const { stay, rooms, cards } of conflicts) {
    const nfc = rooms.length > 0 ? stay.nfc : stay.nfc.filter((text) => !cards.includes(cardCodeOf(text)));
    const isCancelled = rooms.length > 0 || (nfc.length === 0 && stay.emails.length === 0);
    await store.update('check_ins', stay, { nfc, state: isCancelled ? 'REVOKED' : stay.state });
  }
}
