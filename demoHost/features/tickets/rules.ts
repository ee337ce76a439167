import { conflictError } from '../../server/responses/hostError';
import { badParameterError } from '../../server/requests/readQuery';
import type { TicketRow } from '../../../fixtures/rows/tickets';

const DAY = 86_400;

/** Throws 409 for automatic tickets: users cannot change their status. */
export function refuseAutomated(row: TicketRow): void {
  if (row.created_by.type === 'automated')
    throw conflictError('automated_ticket', 'El estado de un ticket automático no se cambia a mano.');
}

/** Throws 400 for a file range (Unix seconds) in the future or that ends before it starts. */
export function checkDownloadRange({ from, until }: { from: number; until: number }, now: number): void {
  const rangeError = (name: string, detail: string) => badParameterError(name, detail, 'range_not_valid');
  if (from > now) throw rangeError('from', 'No puede ser posterior a hoy.');
  // The end of today is in the future, in any time zone.
  if (until > now + DAY) throw rangeError('until', 'No puede ser posterior a hoy.');
  if (until < from) throw rangeError('until', 'No puede ser anterior al inicio.');
}
