import { localized } from '../../src/config/localized';
import { defineActions } from '../../src/config/defineResource';

/** In the order of a ticket's life. */
export const ticketStatusLabels = {
  opened: localized({ es: 'Abierto', en: 'Open' }),
  assigned: localized({ es: 'Asignado', en: 'Assigned' }),
  accepted: localized({ es: 'Aceptado', en: 'Accepted' }),
  closed: localized({ es: 'Cerrado', en: 'Closed' }),
  revoked: localized({ es: 'Revocado', en: 'Revoked' }),
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
  label: localized({ es: 'Nuevo estado', en: 'New status' }),
  placeholder: localized({ es: 'Elige un estado', en: 'Choose a status' }),
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
    reason: localized({
      es: 'Tu usuario no puede cambiar el estado de los tickets',
      en: 'You cannot change the status of tickets',
    }),
  },
  disabledWhen: [
    {
      when: isAutomated,
      reason: localized({
        es: 'El estado de un ticket automático no se cambia a mano',
        en: 'The status of an automatic ticket cannot be changed by hand',
      }),
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
    {
      on: 409,
      when: isAutomated,
      error: localized({
        es: 'El estado de un ticket automático no se cambia a mano',
        en: 'The status of an automatic ticket cannot be changed by hand',
      }),
    },
  ],
};

/** Both members are always sent. */
const buildStatusCall = (description: string | null, status = '{form.status}') => ({
  method: 'PATCH' as const,
  path: '/support-tickets/{id}',
  body: { data: { status, description } },
});

/** A selector that sends what is chosen, and a dialog for a status with a comment. */
export const statusActions = defineActions({
  status: {
    ...statusChange,
    label: localized({ es: 'Cambiar estado', en: 'Change status' }),
    form: {
      presentation: 'toolbar',
      fields: { status: { ...statusField, label: localized({ es: 'Cambiar estado', en: 'Change status' }) } },
    },
    call: buildStatusCall(null),
    // A comment stays in the history, so the dialog has no undo.
    undo: {
      call: buildStatusCall(null, '{status}'),
      outcomes: [{ on: 'success', success: 'status_changed' }],
    },
  },
  comment: {
    ...statusChange,
    label: localized({ es: 'Comentar y cambiar estado', en: 'Comment and change status' }),
    icon: 'pencil',
    form: {
      title: localized({ es: 'Cambiar el estado de «%{name}»', en: 'Change the status of “%{name}”' }),
      submitLabel: localized({ es: 'Cambiar estado', en: 'Change status' }),
      fields: {
        status: statusField,
        description: {
          type: 'longText',
          label: localized({ es: 'Comentario', en: 'Comment' }),
          rows: 4,
          maxLength: 2000,
        },
      },
    },
    call: buildStatusCall('{form.description}'),
  },
});
