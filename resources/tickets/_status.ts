import { defineActions } from '../../src/config/defineResource';

/** In the order of a ticket's life. */
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
  closed: 'ended',
  revoked: 'ended',
} as const;

const statusField = {
  type: 'enum',
  label: 'Nuevo estado',
  values: ticketStatusLabels,
  required: true,
  requiredText: 'change_required',
} as const;

const isAutomated = { field: 'created_by.type', equals: 'automated' };

/** Shared by both ways of changing the status: permission, condition, body and messages. */
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
  // The status that it has is no change.
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
    // For tickets that a person created the message is the host's own.
    { on: 409, when: isAutomated, error: 'El estado de un ticket automático no se cambia a mano' },
  ],
};

/** Both members are always sent. */
const buildStatusCall = (description: string | null) => ({
  method: 'PATCH' as const,
  path: '/support-tickets/{id}',
  body: { data: { status: '{form.status}', description } },
});

/** A selector that sends what is chosen, and a dialog for a status with a comment. */
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
