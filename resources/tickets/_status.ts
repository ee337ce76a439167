import { defineActions } from '../../src/config/defineResource';

/** TICKET-10, in the order of a ticket's life. */
export const ticketStatusLabels = {
  opened: 'Abierto',
  assigned: 'Asignado',
  accepted: 'Aceptado',
  closed: 'Cerrado',
  revoked: 'Revocado',
};

export const ticketStatusTones = {
  opened: 'warning',
  assigned: 'info',
  accepted: 'info',
  closed: 'success',
  revoked: 'neutral',
} as const;

const statusField = {
  type: 'enum',
  label: 'Nuevo estado',
  values: ticketStatusLabels,
  required: true,
  requiredText: 'change_required',
} as const;

const isAutomated = { field: 'created_by.type', equals: 'automated' };

/** What both ways of changing the status have in common: who may, when, and what is sent and said (TICKET-17..TICKET-23). */
const statusChange = {
  proof: { has: { status: '{form.status}' } },
  requires: {
    access: 'update_support_tickets',
    reason: 'Tu usuario no puede cambiar el estado de los tickets',
  },
  disabledWhen: [
    {
      when: isAutomated,
      reason: 'El estado de un ticket automático no se cambia a mano',
    },
  ],
  // The status that it has is no change (TICKET-20).
  preconditions: [
    {
      failsWhen: {
        any: Object.keys(ticketStatusLabels).map((status) => ({
          all: [
            { field: 'status', equals: status },
            { field: 'form.status', equals: status },
          ],
        })),
      },
      message: 'change_required',
    },
  ],
  outcomes: [
    { on: 'success' as const, success: 'status_changed' },
    // Of a ticket that a person made it is something else, which the host's own words tell (TICKET-23).
    { on: 409, when: isAutomated, error: 'El estado de un ticket automático no se cambia a mano' },
  ],
};

/** Both members are always sent (TICKET-19). */
const buildStatusCall = (description: string | null) => ({
  method: 'PATCH' as const,
  path: '/support-tickets/{id}',
  body: { data: { status: '{form.status}', description } },
});

/** A selector that sends what is chosen, and a dialog for a status with a comment (TICKET-16). */
export const statusActions = defineActions({
  status: {
    ...statusChange,
    label: 'Cambiar estado',
    form: { presentation: 'toolbar', fields: { status: { ...statusField, label: 'Cambiar estado' } } },
    call: buildStatusCall(null),
  },
  comment: {
    ...statusChange,
    label: 'Comentar y cambiar estado',
    icon: 'pencil',
    form: {
      title: 'Cambiar el estado de «%{name}»',
      submitLabel: 'Cambiar estado',
      fields: {
        status: statusField,
        description: { type: 'longText', label: 'Comentario', rows: 4, maxLength: 2000 },
      },
    },
    call: buildStatusCall('{form.description}'),
  },
});
