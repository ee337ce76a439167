import { conflictError } from '../../server/responses/hostError';
import { badParameterError } from '../../server/requests/readQuery';
import type { TicketRow } from '../../../fixtures/rows/tickets';

const DAY = 86_400;

/** 409 for tickets that a machine made: their state is not changed by hand (TICKET-16). */
export function refuseAutomated(row: TicketRow): void {
  if (row.created_by.type === 'automated')
    throw conflictError('automated_ticket', 'El estado de un ticket automático no se cambia a mano.');
}

/** 400 for a range of a file (Unix seconds) that lies ahead or ends before it begins. */
export function checkDownloadRange({ from, until }: { from: number; until: number }, now: number): void {
  const rangeError = (name: string, detail: string) => badParameterError(name, detail, 'range_not_valid');
  if (from > now) throw rangeError('from', 'No puede ser posterior a hoy.');
  // The end of today lies ahead, wherever the caller's day ends.
  if (until > now + DAY) throw rangeError('until', 'No puede ser posterior a hoy.');
  if (until < from) throw rangeError('until', 'No puede ser anterior al inicio.');
}
